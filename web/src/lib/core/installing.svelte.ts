/** Installing the pages like an app, where the browser offers it. */

/** Not in the types of TypeScript, as only some browsers have it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

class Installing {
  private offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // It is offered in a place of ours.
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  get isOffered(): boolean {
    return this.offer !== null;
  }

  /** Ask the browser to do it; it offers it anew if one changes one's mind. */
  async install() {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
