/**
 * Where a card keeps quiet, in units of a card that is 100 wide and 140 high: the board writes there.
 * With the card as container, a unit is 1cqw.
 */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line above the stroke in the colour of the kind; the mark of the back is right of it. */
export const NAME: Area = { x: 5, y: 3, width: 77, height: 14 };
export const BACK_MARK: Area = { x: 84, y: 3, width: 11, height: 15 };

/** A name of two lines needs so much more room: the picture begins lower. */
export const DEEPER = 13;

/** The picture, as wide as the card. */
export const PICTURE: Area = { x: 0, y: 22, width: 100, height: 84 };

/** Slips in the upper left of the picture, from above: a weapon's values, or the cost of a text. */
export const TAGS: Area[] = [0, 1, 2].map((n) => ({
  x: 4,
  y: 25 + n * 15.5,
  width: 23,
  height: 14,
}));
/** The number on a slip stands right of its sign. */
export const TAG_NUMBER: Area = { x: 11.5, y: 0, width: 11, height: 14 };

/** Attack, defence, move and drink: the number stands in the lower part, below its sign. */
export const BOXES: Area[] = [0, 1, 2, 3].map((n) => ({
  x: 4 + n * 23.5,
  y: 108,
  width: 21.5,
  height: 28,
}));
export const BOX_NUMBER: Area = { x: 0, y: 12, width: 21.5, height: 16 };
