'use strict';

/** The player's own games, kept in the browser's private files if the player wants that. */
class KeptGames {
  #database;

  constructor(database) {
    this.#database = database;
  }

  /** Whether this browser supports such files and lets pages write them. */
  static get possible() {
    return Boolean(navigator.storage?.getDirectory) && 'createWritable' in FileSystemFileHandle.prototype;
  }

  /** Returns {hash, title, size, names} of each game, the last played first. */
  async list() {
    const games = await this.#database.all('games');
    return games.sort((a, b) => b.playedAt - a.playedAt);
  }

  /** Keeps a game's files and asks the browser not to delete them when it needs room. */
  async keep({hash, title}, files) {
    const folder = await this.#folder(hash, true);
    for (const [number, {file}] of files.entries()) {
      const handle = await folder.getFileHandle(String(number), {create: true});
      const out = await handle.createWritable();
      await out.write(file);
      await out.close();
    }
    const size = files.reduce((sum, {file}) => sum + file.size, 0);
    const names = files.map(({name}) => name);
    await this.#database.put('games', {hash, title, size, names, playedAt: Date.now()});
    await navigator.storage.persist?.();
  }

  /** Returns the stored files of a game. */
  async files(game) {
    const folder = await this.#folder(game.hash, false);
    const files = [];
    for (const [number, name] of game.names.entries()) {
      files.push({name, file: await (await folder.getFileHandle(String(number))).getFile()});
    }
    await this.#database.put('games', {...game, playedAt: Date.now()});
    return files;
  }

  async forget(hash) {
    await this.#database.delete('games', hash);
    const games = await this.#games();
    await games.removeEntry(hash, {recursive: true});
  }

  async #folder(hash, create) {
    return (await this.#games()).getDirectoryHandle(hash, {create});
  }

  async #games() {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle('games', {create: true});
  }
}
