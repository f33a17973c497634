/** The three figures, on a paper of 100 by 100: they differ in outline first, then in colour. */

import type { Drawing } from "../../../art/drawing";
import { BUDDHA, SMALL_BUDDHA } from "./buddha";
import { HELMET, SMALL_HELMET } from "./helmet";
import { RICE, SMALL_RICE } from "./rice";

export type FigureKind = "helmet" | "Buddha" | "rice";

export const FIGURES: Record<FigureKind, Drawing> = { helmet: HELMET, Buddha: BUDDHA, rice: RICE };
export const SMALL_FIGURES: Record<FigureKind, Drawing> = {
  helmet: SMALL_HELMET,
  Buddha: SMALL_BUDDHA,
  rice: SMALL_RICE,
};
