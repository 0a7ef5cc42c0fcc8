'use strict';

/** The game of this site, if it has one. */
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

  /** Returns the parts of the files that the game needs at first, and reports the progress. */
  async read(tell) {
    const game = await this.#facts;
    const contents = this.#early ?? PublishedGame.#contents(game);
    this.#early = null;
    const files = [];
    for (const [i, {name, size}] of game.files.entries()) {
      tell(said('Reading {0}: {1} ({2} MB) …', game.title, name, megabytes(size)));
      files.push({name, ...(await contents[i])});
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
    const contents = game.files.map(PublishedGame.#content);
    contents.forEach((content) => content.catch(() => {}));
    return contents;
  }

  /** Returns {bytes}, and the descriptions of files that arrive in pieces, in the engine's form. */
  static async #content(file) {
    const path = `game/${file.name}`;
    if (!file.digests) {
      return {bytes: await asset(path)};
    }
    if (isInOneFile()) {
      const pieces = await Promise.all(file.digests.map((_, number) => asset(`${path}.${number}`)));
      return {bytes: await new Blob(pieces).arrayBuffer()};
    }
    const address = new URL(path, document.baseURI).href;
    // Without it, the engine waits for the pieces that it needs.
    const version = file.digests.map((digest) => digest.slice(0, 2)).join('');
    const first = await asset(`${path}.first?${version}`).catch(() => null);
    return {bytes: first, arriving: {...file, address}};
  }
}
