import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictures } from "../pictures/make";

test("the pictures of the rules show the pieces as they are", { timeout: 600_000 }, async () => {
  for (const [path, drawn] of await pictures())
    expect(readFileSync(path, "utf8") === drawn, `${path} is stale: npm run pictures`).toBe(true);
});
