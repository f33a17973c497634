/** What was agreed for a match, in words. */

import { say } from "../core/words";
import { kindOf } from "./plans";
import type { OptionFacts, TableFacts } from "../wire";

/** What a value of an option is called. */
export function valueTitle(option: OptionFacts, value: number | string): string {
  const known = option.titles[option.values.indexOf(value)];
  return known ?? (option.is_seat ? say("option-seat", { seat: value }) : String(value));
}

/** All that somebody who comes to a table should know: only what is not as usual. */
export function termsOf(table: TableFacts, options: OptionFacts[]): string[] {
  const clock = say(`clock-${kindOf(table.clock) ?? "own"}`);
  const changed = options.filter(
    // What has one value only, like the deck of this house, was not chosen.
    ({ name, values, usual, lowest, highest }) =>
      (values.length > 1 || lowest <= highest) &&
      name in table.options &&
      table.options[name] !== usual,
  );
  return [
    ...(table.clock.kind === "none" ? [] : [`${say("new-clock")}: ${clock}`]),
    ...changed.map(
      (option) => `${option.title}: ${valueTitle(option, table.options[option.name])}`,
    ),
    ...(table.hints ? [] : [say("lobby-no-hints")]),
  ];
}
