/** How large a small picture is: beside text it grows with the text, in a drawing it does not. */

interface Place {
  width: number | string;
  height: number | string;
  x?: number;
  y?: number;
}

/** `size` is in pixels where the text has its usual size; `x` and `y` are its middle in a drawing. */
export function placed(size: number, x?: number, y?: number): Place {
  if (x === undefined || y === undefined) {
    return { width: `${size / 16}rem`, height: `${size / 16}rem` };
  }
  return { width: size, height: size, x: x - size / 2, y: y - size / 2 };
}
