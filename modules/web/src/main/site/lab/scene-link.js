'use strict';

/**
 * The part of an address that opens a scene of a laboratory game: `#scene=N`. `&walk=K` selects the
 * K-th walk of its scripts, counted from 1, and `&ask` asks the reader to find its path in the
 * matrix.
 */
const SceneLink = {
  FORM: /^#scene=(\d+)(?:&walk=(\d+))?(&ask)?$/,

  /** Room 1 is the hall with the doors to the scenes. */
  roomOf(scene) {
    return scene + 1;
  },

  /** Returns `{scene, walk, asks}`, or null for another address. */
  read(hash) {
    const parts = SceneLink.FORM.exec(hash);
    return parts && {scene: Number(parts[1]), walk: Number(parts[2] ?? 1), asks: Boolean(parts[3])};
  },

  /** Returns the state for an address; null if it has another form or there is no such room. */
  state(hash, rooms) {
    const link = SceneLink.read(hash);
    const number = link ? rooms.findIndex(({id, isWitness}) => !isWitness && id === SceneLink.roomOf(link.scene)) : -1;
    return number < 0 ? null : Rooms.withWalk(Rooms.state(rooms, number), rooms[number].scripted[link.walk - 1]);
  },
};
