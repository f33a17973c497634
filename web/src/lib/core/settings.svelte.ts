/** What a person has chosen for this browser; kept in it, and sent nowhere. */

export const LANGUAGES = ["en", "de", "nl"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const ANIMATIONS = ["full", "quick", "off"] as const;
export const SPEEDS = ["slow", "normal", "fast"] as const;

export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  animations: (typeof ANIMATIONS)[number];
  /** How fast what others do is shown. */
  speed: (typeof SPEEDS)[number];
  /** Whether a card is played by the second tap; and whether grave choices are asked about. */
  confirmations: boolean;
  /** The grave choices that are asked about no more, as `game:frame`. */
  unasked: string[];
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Whether the story stands beside the table where there is room for it. */
  story: boolean;
  /** The games whose guided match was finished or skipped. */
  guided: string[];
  /** How strong the bots are that one plays at once, by game. */
  levels: Record<string, string>;
  /** The games in which one prefers to set everything up oneself. */
  setUp: string[];
  /** What those are called who shared the screen last, seat by seat. */
  sharers: string[];
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
  animations: "full",
  speed: "normal",
  confirmations: true,
  unasked: [],
  sound: false,
  volume: 0.6,
  vibration: false,
  story: true,
  guided: [],
  levels: {},
  setUp: [],
  sharers: [],
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
  return settings.animations !== "off" && !device.still;
}

const FACTORS = { slow: 1.8, normal: 1, fast: 0.45 };

/** How long a movement takes, in milliseconds: no longer than what moves is shown. */
export function pace(): number {
  if (!moves()) return 0;
  return (settings.animations === "quick" ? 150 : 320) * Math.min(1, slowness());
}

/** By how much the chosen speed lengthens or shortens what is shown. */
export function slowness(): number {
  return FACTORS[settings.speed];
}

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  });
  $effect(() => {
    const theme = settings.theme === "system" ? (device.dark ? "dark" : "light") : settings.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.animations = settings.animations;
    document.documentElement.lang = settings.language;
  });
});
