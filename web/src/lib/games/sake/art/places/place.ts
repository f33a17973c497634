/** A landscape of 160 by 90: the far, the near, and what one sees only when it is large. */

import type { Layer } from "../brush";

export interface Place {
  far: Layer[];
  near: Layer[];
  detail: Layer[];
  /** The square that a small picture shows: left, and how wide; it ends at the lower edge. */
  close: readonly [left: number, width: number];
}
