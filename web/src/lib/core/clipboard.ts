/** The clipboard, also in a house without TLS, where browsers know only the old way to it. */

export async function copyText(text: string): Promise<void> {
  // Undefined without TLS, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
