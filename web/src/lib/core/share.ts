/** Handing a link on: by the device's own share sheet, or by the clipboard where there is none. */

import { copyText } from "./clipboard";

/** Share it; whether it was copied instead. */
export async function share(title: string, url: string): Promise<boolean> {
  // Undefined in many browsers, whatever its type says.
  const sheet = navigator.share as typeof navigator.share | undefined;
  if (!sheet) {
    await copyText(url);
    return true;
  }
  try {
    await sheet.call(navigator, { title, url });
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if ((error as Error).name !== "AbortError") throw error;
  }
  return false;
}
