/** Time as a clock shows it. */

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Milliseconds as minutes and seconds, or as days and hours if there are many. */
export function timeText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR) {
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`;
  }
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
