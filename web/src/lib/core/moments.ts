/** What an update tells, moment by moment. */

import type { Shown } from "./playback.svelte";
import type { Update } from "../wire";

export function momentsOf(update: Update): Shown[] {
  const { view, scores, lines, settled } = update;
  const last = lines.findLast((line) => line.kind === "game");
  const present = { update, view, scores, lines, upto: update.since + lines.length };
  void settled;
  return [{ ...present, frame: last?.frame ?? "", seat: last?.seat ?? -1 }];
}
