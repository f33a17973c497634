/** The guided first match: at which table somebody is guided, how far, and at what lessons point. */

const PLACE = "tatami-guide";

class GuidedMatch {
  table = $state("");
  /** How often each question, by frame, has been asked. */
  asked: Record<string, number> = {};

  constructor() {
    Object.assign(this, JSON.parse(sessionStorage.getItem(PLACE) ?? "{}"));
  }

  begin(table: string) {
    this.table = table;
    this.asked = {};
    this.keep();
  }

  end() {
    this.table = "";
    this.keep();
  }

  /** Count the question, and name the sentence that belongs to it. */
  sentence(game: string, frame: string): string {
    this.asked[frame] = (this.asked[frame] ?? 0) + 1;
    this.keep();
    return `guide-${game}-${frame}-${this.asked[frame]}`;
  }

  private keep() {
    sessionStorage.setItem(PLACE, JSON.stringify({ table: this.table, asked: this.asked }));
  }
}

export const guided = new GuidedMatch();

/** What is at every table; what only one game has is marked with `data-guide` on its board. */
const EVERYWHERE: Record<string, string> = {
  hand: '[data-still="hand"]',
  seats: "[data-seat]",
  stage: '[data-still="board"]',
};
/** Where something has no place of its own on a small screen, the board stands for it. */
const INSTEAD = EVERYWHERE.stage;

/** The elements that a lesson points at: those in sight, or else the board. */
export function pointedAt(name: string): Element[] {
  const found = seen(EVERYWHERE[name] ?? `[data-guide="${name}"]`);
  return found.length ? found : seen(INSTEAD);
}

function seen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}
