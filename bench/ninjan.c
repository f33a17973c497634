/* Random matches of Ninjan by hand in C: how far our rules are from the speed of the machine.

   cc -O3 -march=native -o ninjan bench/ninjan.c && ./ninjan SEATS MATCHES
   prints decisions a second. The rules are those of games/ninjan/rulebook/en.md, one deal, with
   throws; cards are drawn one by one from what is left, as our deal does it. A card is
   3 * place of its value + suit; rock is 0, scissors 1, paper 2, and each beats the next. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 48, SUITS = 3, HAND = 9, PILES = 3, MOST_SEATS = 5, PAPER = 2 };

static uint64_t seed = 88172645463325252ULL;
static int value[CARDS];

static uint32_t below(uint32_t n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)((seed >> 32) * n >> 32);
}

static int drawn(uint64_t *set) {
    uint64_t rest = *set;
    for (uint32_t k = below(__builtin_popcountll(rest)); k; k--) rest &= rest - 1;
    uint64_t card = rest & -rest;
    *set ^= card;
    return __builtin_ctzll(card);
}

static int beats(int suit, int other) { return other == (suit + 1) % SUITS; }

/* The highest value first; of two equal ones the one that beats the other, of three rock,
   scissors, paper. `up` are all the cards of the round. */
static int urgency(int card, uint64_t up) {
    int suit = card % SUITS;
    if (suit == PAPER && up >> (card - 2) & 1 && !(up >> (card - 1) & 1))
        return card / SUITS * 4 + 3;
    return card / SUITS * 4 + 2 - suit;
}

static long throws(int leaders[], int count) {
    long decisions = 0;
    while (count > 1) {
        int signs[MOST_SEATS], shown = 0, left = 0;
        for (int i = 0; i < count; i++) shown |= 1 << (signs[i] = below(SUITS));
        decisions += count;
        if (__builtin_popcount(shown) != 2) continue;
        int winning = beats(__builtin_ctz(shown), 31 - __builtin_clz(shown))
                          ? __builtin_ctz(shown)
                          : 31 - __builtin_clz(shown);
        for (int i = 0; i < count; i++)
            if (signs[i] == winning) leaders[left++] = leaders[i];
        count = left;
    }
    return decisions;
}

static long match(int seats) {
    uint64_t deck = (1ULL << CARDS) - 1, hands[MOST_SEATS] = {0}, piles[PILES];
    int tops[PILES], points[MOST_SEATS] = {0}, leaders[MOST_SEATS];
    long decisions = 0;
    for (int pile = 0; pile < PILES; pile++) piles[pile] = 1ULL << (tops[pile] = drawn(&deck));
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < HAND; i++) hands[seat] |= 1ULL << drawn(&deck);
    for (int round = 0; round < HAND; round++) {
        int picks[MOST_SEATS], order[MOST_SEATS];
        uint64_t up = 0;
        for (int seat = 0; seat < seats; seat++) up |= 1ULL << (picks[seat] = drawn(&hands[seat]));
        for (int seat = 0; seat < seats; seat++) {
            int at = seat;
            for (; at && urgency(picks[order[at - 1]], up) < urgency(picks[seat], up); at--)
                order[at] = order[at - 1];
            order[at] = seat;
        }
        for (int i = 0; i < seats; i++) {
            int seat = order[i], card = picks[seat];
            uint64_t beaten = 0;
            for (int pile = 0; pile < PILES; pile++)
                if (beats(card % SUITS, tops[pile] % SUITS)) beaten |= 1ULL << pile;
            int takes = beaten != 0;
            if (!takes) beaten = (1ULL << PILES) - 1;
            int pile = drawn(&beaten);
            if (takes) {
                for (uint64_t won = piles[pile]; won; won &= won - 1)
                    points[seat] += value[__builtin_ctzll(won)];
                piles[pile] = 0;
            }
            piles[pile] |= 1ULL << card;
            tops[pile] = card;
        }
        decisions += 2 * seats;
    }
    int most = points[0], count = 0;
    for (int seat = 1; seat < seats; seat++)
        if (points[seat] > most) most = points[seat];
    for (int seat = 0; seat < seats; seat++)
        if (points[seat] == most) leaders[count++] = seat;
    return decisions + throws(leaders, count);
}

int main(int argc, char **argv) {
    int seats = argc > 1 ? atoi(argv[1]) : 4;
    long matches = argc > 2 ? atol(argv[2]) : 100000, decisions = 0;
    struct timespec began, ended;
    for (int card = 0; card < CARDS; card++)
        value[card] = card / SUITS < 6 ? card / SUITS - 6 : card / SUITS - 5;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long i = 0; i < matches; i++) decisions += match(seats);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    printf("%.0f\n", decisions / (ended.tv_sec - began.tv_sec + (ended.tv_nsec - began.tv_nsec) / 1e9));
}
