"""A player inside the page: clicks what glows as fast as the house answers.

From outside every look and every click is a message to the browser and back, which takes longer
than the match itself.
"""

GLOWING = "main:not([aria-busy=true]) :is(.glow, .lit, [data-offer], [data-confirm])"
"""What can be done: it glows, or it is a button with the words of the house; and the house has
answered what was done before."""
SHOWN = "[data-finish], [data-skip]"
"""What does not wait until all that has happened was shown at its pace."""

HURRY = """
    const plain = window.setTimeout;
    window.setTimeout = (what, time, ...more) => plain(what, time / 20, ...more);
"""
"""From the beginning of a page, everything is shown at its turn, but twenty times as fast."""

COUNT_ACTS = """
    window.acts = 0;
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...how) {
            super(...how);
            this.addEventListener("message", ({ data }) => {
                window.acts += JSON.parse(data).kind === "done";
            });
        }
    };
"""
"""Count how often the house has done what the player wanted, from the beginning of the page."""

PLAY = """([seed, glowing, shown, patience]) => new Promise((resolve, reject) => {
    // Mulberry32: a few lines of dice that fall the same way again.
    const roll = (sides) => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) % sides;
    };
    let busyUntil = performance.now() + patience;
    const look = () => {
        const finish = document.querySelector(shown);
        const found = [...document.querySelectorAll(glowing)];
        const confirm = document.querySelector("main:not([aria-busy=true]) [data-confirm]");
        if (finish) finish.click();
        else if (document.querySelector(".ending")) return resolve(true);
        else if (found.length && (STOP)) return resolve(false);
        else if (found.length) {
            const chosen = confirm && roll(2) ? confirm : found[roll(found.length)];
            chosen.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        } else if (performance.now() > busyUntil)
            return reject(new Error("stuck: " + document.querySelector("main")?.innerText));
        if (finish || found.length) busyUntil = performance.now() + patience;
        setTimeout(look, 8);
    };
    look();
})"""
"""Plays until the match is over, which is true, or until STOP holds when something can be done."""
