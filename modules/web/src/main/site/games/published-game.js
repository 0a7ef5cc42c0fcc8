'use strict';

/** The game that this site was made with, if there is one. */
const PublishedGame = {
  /** Returns what game.json says, or null for a site without a game. */
  async find() {
    try {
      return JSON.parse(new TextDecoder().decode(await asset('game/game.json')));
    } catch (e) {
      if (e instanceof MissingAsset) {
        return null;
      }
      throw e;
    }
  },

  /** Reads its files, telling how far it is. */
  async read(game, tell) {
    const files = [];
    for (const {name, size} of game.files) {
      tell(`Reading ${game.title}: ${name} (${megabytes(size)} MB) …`);
      files.push({name, bytes: await asset(`game/${name}`)});
    }
    return files;
  },
};
