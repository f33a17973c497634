/** What a person has chosen for this browser; kept in it, and sent nowhere. */

export const LANGUAGES = ["en", "de", "nl"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["full", "brisk", "none"] as const;

export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  confirmations: boolean;
  sound: boolean;
  /** The games whose guided match was finished or skipped. */
  guided: string[];
}

const PLACE = "tatami";

function languageOfBrowser(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === spoken.find(isOurs)) ?? "en";
}

function isOurs(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag);
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

const chosen: Kept = {
  language: languageOfBrowser(),
  theme: "system",
  motion: "full",
  confirmations: true,
  sound: false,
  guided: [],
  ...kept(),
};

export const settings: Kept = $state(chosen);

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const device = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (device.dark = dark.matches));
still.addEventListener("change", () => (device.still = still.matches));

/** Whether things move. */
export function moves(): boolean {
  return settings.motion !== "none" && !device.still;
}

/** How long a movement takes, in milliseconds. */
export function pace(): number {
  if (!moves()) return 0;
  return settings.motion === "brisk" ? 150 : 320;
}

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  });
  $effect(() => {
    const theme = settings.theme === "system" ? (device.dark ? "dark" : "light") : settings.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = settings.motion;
    document.documentElement.lang = settings.language;
  });
});
