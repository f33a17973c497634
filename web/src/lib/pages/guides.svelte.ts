/** The guided first match: at which table somebody is guided, and how far. */

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
