'use strict';

/** The game that this site was made with, if there is one. */
class PublishedGame {
  #facts = PublishedGame.#find();
  /** The files as promises, from `prefetch` until they are read. */
  #early = null;

  /** Returns the contents of game.json, or null for a site without a game. */
  facts() {
    return this.#facts;
  }

  /** Starts to read the files, so that they are ready together with the engine. */
  async prefetch() {
    const game = await this.#facts.catch(() => null);
    this.#early = game && PublishedGame.#contents(game);
  }

  /** Returns the files, and reports the progress. */
  async read(tell) {
    const game = await this.#facts;
    const contents = this.#early ?? PublishedGame.#contents(game);
    this.#early = null;
    const files = [];
    for (const [i, {name, size}] of game.files.entries()) {
      tell(said('Reading {0}: {1} ({2} MB) …', game.title, name, megabytes(size)));
      files.push({name, bytes: await contents[i]});
    }
    return files;
  }

  static async #find() {
    try {
      return JSON.parse(new TextDecoder().decode(await asset('game/game.json')));
    } catch (e) {
      if (e instanceof MissingAsset) {
        return null;
      }
      throw e;
    }
  }

  /** Failures are reported when the files are used. */
  static #contents(game) {
    const contents = game.files.map(({name}) => asset(`game/${name}`));
    contents.forEach((content) => content.catch(() => {}));
    return contents;
  }
}
