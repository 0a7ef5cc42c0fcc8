'use strict';

/**
 * One game's saves, by slot: `1` to `99` are the player's, `quick` is the quick key's, `auto-1` to
 * `auto-3` are written automatically. A save is the same file as on the desktop.
 */
class SaveSlots {
  static #OWN = 99;
  static #AUTOMATIC = ['auto-1', 'auto-2', 'auto-3'];
  /** The time for which an automatic slot is overwritten before the next one is used. */
  static #PERIOD = 5 * 60_000;

  #database;
  #game;

  constructor(database, game) {
    this.#database = database;
    this.#game = game;
  }

  /** Returns all saves, the latest first: {slot, bytes, header, thumbnail, savedAt}. */
  async list() {
    const saves = await this.#database.all('saves', this.#game);
    return saves.sort((a, b) => b.savedAt - a.savedAt);
  }

  async get(slot) {
    return this.#database.get('saves', [this.#game, slot]);
  }

  /** Stores a save. The previous save of the slot is deleted when the new one is complete. */
  async put(slot, save, begunAt = Date.now()) {
    await this.#database.put('saves', {game: this.#game, slot, ...save, savedAt: Date.now(), begunAt});
  }

  async delete(slot) {
    await this.#database.delete('saves', [this.#game, slot]);
  }

  /** Returns the player's first free slot, or null. */
  async free() {
    const taken = new Set((await this.list()).map(({slot}) => slot));
    for (let slot = 1; slot <= SaveSlots.#OWN; slot++) {
      if (!taken.has(String(slot))) {
        return String(slot);
      }
    }
    return null;
  }

  /** Stores a save in the next automatic slot. */
  async putAutomatic(save) {
    const kept = (await this.list()).filter(({slot}) => SaveSlots.#AUTOMATIC.includes(slot));
    const [latest] = kept;
    if (latest && Date.now() - latest.begunAt < SaveSlots.#PERIOD) {
      await this.put(latest.slot, save, latest.begunAt);
      return;
    }
    const free = SaveSlots.#AUTOMATIC.find((slot) => !kept.some((it) => it.slot === slot));
    await this.put(free ?? kept[kept.length - 1].slot, save);
  }
}
