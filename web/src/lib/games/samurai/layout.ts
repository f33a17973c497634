/** Where things are on the map of Japan. */

import type { Hex, SamuraiFrame, SamuraiPieces, SamuraiView, Tile } from "../../wire";
import { NONE } from "../board";
import type { Box, Spot } from "../geometry";

/** From the middle of a hex to its corners. Corners point up and down. */
export const RADIUS = 30;
export const WIDTH = Math.sqrt(3) * RADIUS;
const ROW = 1.5 * RADIUS;

export const KINDS = ["helmet", "Buddha", "rice"] as const;

export type TileKind =
  "helmet" | "Buddha" | "rice" | "samurai" | "ship" | "rider" | "exchange" | "swap";

/** What is drawn on a tile. */
export function tileKind(tile: Tile): TileKind {
  return tile.kind as TileKind;
}

/** A settlement as its hex is drawn. */
export function settlementKind(room: number): "village" | "city" | "Edo" {
  return room === 1 ? "village" : room === 2 ? "city" : "Edo";
}

export interface HexInPlay extends Hex, Spot {
  number: number;
}

function middleOf(hex: Hex): Spot {
  return { x: (hex.column * WIDTH) / 2, y: hex.row * ROW };
}

/** The corners of a hex around 0, as an SVG polygon wants them. */
export function corners(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => ((corner * 60 - 90) * Math.PI) / 180)
    .map((angle) => [radius * Math.cos(angle), radius * Math.sin(angle)])
    .map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

/** The hexes that are in play with so many seats, each with its number and its middle. */
export function hexesInPlay(pieces: SamuraiPieces, seats: number): HexInPlay[] {
  return pieces.hexes
    .map((hex, number) => ({ ...hex, ...middleOf(hex), number }))
    .filter((hex) => hex.seats <= seats);
}

/** All that has to be seen, with a little sea around it. */
export function boxAround(spots: Spot[]): Box {
  const left = Math.min(...spots.map((spot) => spot.x)) - WIDTH * 0.7;
  const top = Math.min(...spots.map((spot) => spot.y)) - RADIUS * 1.3;
  const right = Math.max(...spots.map((spot) => spot.x)) + WIDTH * 0.7;
  // The board is a thick one: its lower edge is seen as well.
  const bottom = Math.max(...spots.map((spot) => spot.y)) + RADIUS * 1.65;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where so many figures stand around the middle of their settlement, and how large they are. */
export function standing(figures: number): { spots: Spot[]; size: number } {
  if (figures === 1) return { spots: [{ x: 0, y: -2 }], size: 34 };
  // Side by side, each to be seen whole.
  if (figures === 2) {
    return {
      spots: [
        { x: -12.5, y: -3 },
        { x: 12.5, y: -3 },
      ],
      size: 27,
    };
  }
  return {
    spots: [
      { x: 0, y: -14 },
      { x: -12.5, y: 7 },
      { x: 12.5, y: 7 },
    ],
    size: 25,
  };
}

/** Who would take a figure if its settlement were surrounded now; NONE if nobody would. */
export function strongestOn(view: SamuraiView, settlement: number, kind: number): number {
  const figure = view.influence.find(
    (figure) => figure.settlement === settlement && figure.kind === kind,
  );
  return figure?.strongest ?? NONE;
}

/** Whether anybody has influence on a figure of the map: if nobody is ahead then, some are tied. */
export function isContested(view: SamuraiView, settlement: number, kind: number): boolean {
  const figure = view.influence.find((one) => one.settlement === settlement && one.kind === kind);
  return figure?.of_seats.some((influence) => influence > 0) ?? false;
}

/** The land hexes around a settlement that are still empty. */
export function openLand(view: SamuraiView, pieces: SamuraiPieces, settlement: number): number[] {
  const occupied = new Set(view.tiles.map(({ hex }) => hex));
  const around = pieces.hexes[pieces.settlements[settlement].hex].around;
  return around.filter((hex) => pieces.hexes[hex].part === "land" && !occupied.has(hex));
}

const SETUP: SamuraiFrame[] = [
  "Setup",
  "ChooseTiles",
  "DealHand",
  "FillEdo",
  "PlaceFigure",
  "DrawFigure",
];

/** Whether figures are still to be placed, so that an empty settlement says nothing yet. */
export function isSetup(view: SamuraiView): boolean {
  return view.pending.some((frame) => SETUP.includes(frame));
}
