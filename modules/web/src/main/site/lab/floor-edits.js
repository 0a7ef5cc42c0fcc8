'use strict';

/**
 * The edits of a state of the laboratory. A state is plain data and never changes; each edit
 * returns a new state: `{room, boxes, boxm, slots, locks, rebuilt, start, goal, speed}`, where a
 * box is the eleven numbers of a query file, and `boxm` is hex, null, or 'boxes' for the matrix
 * that the boxes give. In a state of sources, `kept` is the numbers of the file's boxes that are
 * still there; they come before new boxes.
 */
const FloorEdits = {
  FLAGS: 9,
  SCALE: 10,
  MASK: 8,
  INVISIBLE: 0x80,
  MOST_BOXES: 255,
  LOWEST: -32768,
  HIGHEST: 32767,

  /** The meaning of a box's scale: from 0x8000 on, it selects one of the room's slots. */
  scaleText(scale) {
    return (scale & 0x8000) !== 0 ? said('slot {0}', (scale & 0x7fff) + 1) : '';
  },

  clamp(value) {
    return Math.max(this.LOWEST, Math.min(this.HIGHEST, Math.round(value)));
  },

  withEnd(state, end, x, y) {
    return {...state, [end]: [this.clamp(x), this.clamp(y)]};
  },

  withCorner(state, box, corner, x, y) {
    return this.withNumbers(state, box, {[2 * corner]: this.clamp(x), [2 * corner + 1]: this.clamp(y)});
  },

  /** Moves the centre of a box to a point, with all its corners. */
  withBoxAt(state, box, x, y) {
    const old = state.boxes[box];
    const [left, top] = this.middle(old);
    const far = (by, first) => {
      const values = [0, 2, 4, 6].map((k) => old[k + first]);
      return Math.max(this.LOWEST - Math.min(...values), Math.min(this.HIGHEST - Math.max(...values), Math.round(by)));
    };
    const by = [far(x - left, 0), far(y - top, 1)];
    return this.withNumbers(state, box, Object.fromEntries([...Array(8).keys()].map((k) => [k, old[k] + by[k % 2]])));
  },

  middle(box) {
    return [0, 1].map((k) => Math.round((box[k] + box[k + 2] + box[k + 4] + box[k + 6]) / 4));
  },

  /** Replaces numbers of a box by their index. */
  withNumbers(state, box, numbers) {
    return {...state, boxes: state.boxes.map((old, id) => (id === box ? Object.assign([...old], numbers) : old))};
  },

  isInvisible(state, box) {
    return (state.boxes[box][this.FLAGS] & this.INVISIBLE) !== 0;
  },

  /** Locks a box like a script, or unlocks it if a script or the room's data locked it. */
  withLock(state, box, isLocked) {
    const others = state.locks.filter((id) => id !== box);
    if (isLocked) {
      return {...state, locks: [...others, box].sort((a, b) => a - b)};
    }
    const open = {...state, locks: others};
    return this.isInvisible(state, box)
      ? this.withNumbers(open, box, {[this.FLAGS]: state.boxes[box][this.FLAGS] & ~this.INVISIBLE})
      : open;
  },

  isLocked(state, box) {
    return state.locks.includes(box) || this.isInvisible(state, box);
  },

  /** These edits change the numbers of boxes, so the matrix on disk no longer fits. */
  withAdded(state, x, y) {
    if (state.boxes.length >= this.MOST_BOXES) {
      return state;
    }
    const [left, top, right, bottom] = [x - 20, y - 10, x + 20, y + 10].map((value) => this.clamp(value));
    const box = [left, top, right, top, right, bottom, left, bottom, 0, 0, 255];
    return {...state, boxes: [...state.boxes, box], boxm: 'boxes'};
  },

  /** Splits a box with a vertical or horizontal line. Both parts keep its other numbers. */
  withSplit(state, box, isUpright) {
    if (state.boxes.length >= this.MOST_BOXES) {
      return state;
    }
    const b = state.boxes[box];
    const middle = (p, q) => [Math.round((b[2 * p] + b[2 * q]) / 2), Math.round((b[2 * p + 1] + b[2 * q + 1]) / 2)];
    const corner = (k) => [b[2 * k], b[2 * k + 1]];
    const rest = b.slice(8);
    const [first, second] = isUpright
      ? [[corner(0), middle(0, 1), middle(3, 2), corner(3)], [middle(0, 1), corner(1), corner(2), middle(3, 2)]]
      : [[corner(0), corner(1), middle(1, 2), middle(0, 3)], [middle(0, 3), middle(1, 2), corner(2), corner(3)]];
    const boxes = state.boxes.map((old, id) => (id === box ? [...first.flat(), ...rest] : old));
    return {...state, boxes: [...boxes, [...second.flat(), ...rest]], boxm: 'boxes'};
  },

  withoutBox(state, box) {
    if (state.boxes.length < 2) {
      return state;
    }
    return {
      ...state,
      boxes: state.boxes.filter((_, id) => id !== box),
      ...(state.kept ? {kept: state.kept.filter((_, id) => id !== box)} : {}),
      locks: state.locks.filter((id) => id !== box).map((id) => (id > box ? id - 1 : id)),
      boxm: 'boxes',
    };
  },

  /** Snaps a point to nearby lines through corners of other boxes, because neighbours share lines. */
  snapped(state, box, x, y, reach) {
    const near = (value, offset) => {
      let best = value;
      let distance = reach + 1;
      state.boxes.forEach((other, id) => {
        for (let k = 0; id !== box && k < 4; k++) {
          const away = Math.abs(other[2 * k + offset] - value);
          if (away < distance) {
            [best, distance] = [other[2 * k + offset], away];
          }
        }
      });
      return best;
    };
    return [near(Math.round(x), 0), near(Math.round(y), 1)];
  },

  /** The centre of a box for which one of its corners is on such a line. */
  snappedBox(state, box, x, y, reach) {
    const old = state.boxes[box];
    const middle = this.middle(old);
    const places = [0, 2, 4, 6];
    return [x, y].map((to, k) => {
      const lines = state.boxes.flatMap((other, id) => (id === box ? [] : places.map((at) => other[at + k])));
      const ways = places.flatMap((at) => lines.map((line) => line - (old[at + k] + to - middle[k])));
      const least = ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), reach + 1);
      return Math.abs(least) <= reach ? to + least : to;
    });
  },
};
