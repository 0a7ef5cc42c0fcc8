'use strict';

/** The available rooms: `{name, boxes, boxm, slots, walks, scripted, scenarios, …}`. */
const Rooms = {
  /**
   * Reads a query file: its sets are rooms, and its cases are their walks.
   *
   * @param isPublished whether the page contains it, so that an address need not contain the room
   */
  of(file, isPublished) {
    if (!Array.isArray(file?.sets) || file.sets.length === 0) {
      throw new Error(said('A file of box sets has a list "sets" with at least one room.'));
    }
    return file.sets.map((set, number) => ({
      name: set.name ?? `set ${number}`,
      id: set.id,
      source: file.source,
      boxes: Rooms.boxes(set, number),
      boxm: set.boxm ?? null,
      slots: set.slots ?? [],
      width: set.width,
      height: set.height,
      picture: set.picture,
      field: set.field,
      mesh: set.mesh,
      scenarios: set.scenarios ?? [],
      walks: (file.cases ?? []).filter((walk) => walk.set === number),
      scripted: set.walks ?? [],
      isPublished,
      drawn: set.drawn,
      // The last two rooms of a page with rooms are the witnesses, unless it draws in sources.
      isWitness: isPublished && !set.drawn && number >= file.sets.length - 2,
    }));
  },

  boxes(set, number) {
    if (!Array.isArray(set.boxes) || set.boxes.length === 0) {
      throw new Error(said('Set {0} has no boxes.', number));
    }
    return set.boxes.map((box) => (box.length === 8 ? [...box, 0, 0, 0] : box));
  },

  /** Whether a floor still consists of the polygons of a mesh, without a changed box. */
  isMesh(room, boxes) {
    return Boolean(room.mesh) && (boxes === room.boxes || JSON.stringify(boxes) === JSON.stringify(room.boxes));
  },

  isParked(box) {
    return box.slice(0, 8).every((value) => value < -16000);
  },

  /** The initial state of a room. */
  state(rooms, number) {
    const {boxes, boxm, slots, walks} = rooms[number];
    const floor = boxes.filter((box) => !Rooms.isParked(box) && (box[FloorEdits.FLAGS] & FloorEdits.INVISIBLE) === 0);
    const middle = (box) => [0, 1].map((k) => Math.round((box[k] + box[k + 2] + box[k + 4] + box[k + 6]) / 4));
    const walk = walks[0] ?? {
      start: floor.length > 0 ? middle(floor[0]) : [0, 0],
      goal: floor.length > 0 ? middle(floor[floor.length - 1]) : [0, 0],
    };
    return {
      room: number,
      boxes,
      boxm,
      slots,
      locks: walk.locks ?? [],
      rebuilt: walk.rebuilt ?? false,
      start: walk.start,
      goal: walk.goal,
      speed: [8, 2],
      ...(rooms[number].drawn ? {things: rooms[number].drawn.things.map(({numbers}) => numbers), kept: boxes.map((_, box) => box), added: [], pictures: []} : {}),
    };
  },

  /** A state with another walk and the locks for it; the same state if there is no walk. */
  withWalk(state, walk) {
    const {start, goal, locks, rebuilt} = walk ?? state;
    return {...state, start, goal, locks, rebuilt};
  },

  /** The extent of a room's picture and boxes: left, top, width, height. */
  extent(room, boxes) {
    const all = boxes.filter((box) => !Rooms.isParked(box));
    const xs = all.flatMap((box) => [box[0], box[2], box[4], box[6]]);
    const ys = all.flatMap((box) => [box[1], box[3], box[5], box[7]]);
    const hasSize = room.width > 0;
    if (!hasSize && all.length === 0) {
      return [0, 0, 320, 144];
    }
    const left = Math.max(-2000, Math.min(...(hasSize ? [0] : []), ...xs));
    const top = Math.max(-2000, Math.min(...(hasSize ? [0] : []), ...ys));
    const right = Math.min(8000, Math.max(...(hasSize ? [room.width] : []), ...xs));
    const bottom = Math.min(8000, Math.max(...(hasSize ? [room.height] : []), ...ys));
    return [left - 12, top - 12, right - left + 24, bottom - top + 24];
  },
};
