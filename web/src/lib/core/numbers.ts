/** Numbers as people read them. */

/** With a real minus sign. */
export function signedText(value: number): string {
  return String(value).replace("-", "\u2212");
}
