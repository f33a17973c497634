/** What the fixtures hold: a match as a stage and a board are told of it. */

import type { BoardProps } from "../src/lib/games/board";
import type { StageFacts } from "../src/lib/games/stage.svelte";

export type Fixture = Pick<BoardProps<unknown, unknown>, "view" | "legal" | "news" | "story"> &
  Pick<StageFacts, "game" | "seats" | "seat"> &
  Partial<StageFacts>;
