/** Pictures that the house draws, as files that chats can show. */

import { settings } from "../core/settings.svelte";

const SCALE = 2;

/** Fetch a drawing (SVG) and save it as a picture (PNG), which every chat can show. */
export async function saveDrawing(path: string, key: string): Promise<void> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (key) headers["Tatami-Key"] = key;
  const answer = await fetch(path, { headers });
  if (!answer.ok) throw new Error(((await answer.json()) as { text: string }).text);
  const drawing = await answer.text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = "tatami.png";
  link.click();
}
