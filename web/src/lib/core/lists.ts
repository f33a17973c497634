/** Names or things as a sentence lists them: "Aki, Botan, and Chiyo". */
export function listedIn(language: string, names: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
