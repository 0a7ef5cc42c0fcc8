'use strict';

/** Saves automatically: every minute of play, and when the page is left or hidden. */
class Autosave {
  static #EVERY = 60_000;

  #game;
  #timer = 0;

  constructor(game) {
    this.#game = game;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') {
        this.now();
      }
    });
  }

  begin() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.now(), Autosave.#EVERY);
  }

  end() {
    clearInterval(this.#timer);
  }

  /** Saves if the game allows it now; otherwise the next call saves. */
  async now() {
    if (!this.#game.isPlaying) {
      return;
    }
    try {
      await this.#game.slots.putAutomatic(await this.#game.save(''));
    } catch (e) {
      if (!(e instanceof EngineRefusal)) {
        throw e;
      }
    }
  }
}
