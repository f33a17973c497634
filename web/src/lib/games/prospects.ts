/** What a choice would change at once where majorities are contested: a plain reason to make it. */

import { listed, say } from "../core/words";

/** A piece that is contested, before a choice and after it. */
export interface Prospect {
  what: string;
  /** Who is ahead, or NONE. */
  before: number;
  after: number;
  /** Whether it is decided by the choice. */
  isDecided: boolean;
  /** Whether the influence of who chooses grows. */
  hasGrown: boolean;
}

const KINDS = ["wins", "leads", "breaks", "adds", "nears"] as const;
type Kind = (typeof KINDS)[number];

/** Who reads a hint reads no more of them. */
const MOST = 2;

/** What becomes of a contested piece, as who chooses sees it; undefined if nothing does. */
export function kindOf(prospect: Prospect, seat: number): Kind | undefined {
  const { before, after, isDecided, hasGrown } = prospect;
  if (after === seat) {
    if (isDecided) return "wins";
    if (before !== seat) return "leads";
    return hasGrown ? "adds" : undefined;
  }
  if (before >= 0 && before !== seat && after !== before) return "breaks";
  return hasGrown && !isDecided ? "nears" : undefined;
}

/** The most important things that would change, in sentences; empty if nothing would. */
export function prospectText(prospects: Prospect[], seat: number): string {
  return KINDS.flatMap((kind) => {
    const found = prospects.filter((prospect) => kindOf(prospect, seat) === kind);
    const whats = [...new Set(found.map(({ what }) => what))];
    return whats.length ? [say(`board-prospect-${kind}`, { what: listed(whats) })] : [];
  })
    .slice(0, MOST)
    .join(" ");
}
