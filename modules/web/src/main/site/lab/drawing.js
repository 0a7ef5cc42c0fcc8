'use strict';

/**
 * The editable parts of a room of sources besides its boxes: the positions of objects, their walk-
 * to points and directions, and the positions where scripts put actors. A state of such a room has
 * `things`: left, top, width, height, walk x, walk y and facing of an object, x and y of an actor.
 */
const Drawing = {
  X: 0,
  Y: 1,
  WIDTH: 2,
  HEIGHT: 3,
  WALK_X: 4,
  WALK_Y: 5,
  FACING: 6,
  /** Positions and sizes of objects are multiples of this many pixels. */
  STEP: 8,
  MOST: 2040,
  WAYS: [[-1, 0], [1, 0], [0, 1], [0, -1]],
  HANDLES: {
    spot: {x: 0, y: 1, name: (thing) => said('Place of {0}', thing)},
    size: {x: 2, y: 3, name: (thing) => said('Lower right corner of {0}', thing)},
    walk: {x: 4, y: 5, name: (thing) => said('Where actors walk to for {0}', thing)},
    stand: {x: 0, y: 1, name: (thing) => said('Where a script puts {0}', thing)},
  },

  /** The part of a state that is written into sources. */
  numbers({room, boxes, kept, slots, things}) {
    return {room, boxes, kept, slots, things};
  },

  /** Replaces numbers of a thing by their index. Numbers that are not literals stay. */
  withNumbers(state, room, thing, numbers) {
    const {kind, written} = room.drawn.things[thing];
    const now = [...state.things[thing]];
    Object.entries(numbers).forEach(([slot, value]) => {
      if (written[slot]) {
        now[slot] = this.fitting(kind, Number(slot), value);
      }
    });
    if (now.every((value, slot) => value === state.things[thing][slot])) {
      return state;
    }
    return {...state, things: state.things.map((old, id) => (id === thing ? now : old))};
  },

  fitting(kind, slot, value) {
    if (slot === this.FACING) {
      return value;
    }
    if (kind === 'object' && slot <= this.HEIGHT) {
      const lowest = slot >= this.WIDTH ? this.STEP : 0;
      return Math.max(lowest, Math.min(this.MOST, Math.round(value / this.STEP) * this.STEP));
    }
    return FloorEdits.clamp(value);
  },

  /** Moves a handle of a thing to a point. */
  placed(state, room, {kind, thing}, x, y) {
    const slots = this.HANDLES[kind];
    const [left, top] = kind === 'size' ? state.things[thing] : [0, 0];
    return this.withNumbers(state, room, thing, {[slots.x]: x - left, [slots.y]: y - top});
  },

  /** The handles of a thing that can be moved: `{what, at, name}`. */
  handles(state, room, thing) {
    const {kind, name, written} = room.drawn.things[thing];
    const numbers = state.things[thing];
    const kinds = kind === 'actor' ? ['stand'] : ['spot', 'size', 'walk'];
    return kinds
      .filter((one) => written[this.HANDLES[one].x] || written[this.HANDLES[one].y])
      .map((one) => {
        const slots = this.HANDLES[one];
        const [left, top] = one === 'size' ? numbers : [0, 0];
        return {
          what: {kind: one, thing},
          at: [left + numbers[slots.x], top + numbers[slots.y]],
          name: slots.name(name),
        };
      });
  },

  isThing(what) {
    return what?.thing !== undefined;
  },

  /** Returns the drawing of all things. */
  shapes(state, room, chosen, grain) {
    return room.drawn.things.flatMap(({kind, name, written}, thing) => {
      const numbers = state.things[thing];
      const classes = `thing ${kind}${chosen?.thing === thing ? ' chosen' : ''}`;
      if (kind === 'actor') {
        return this.actor(numbers, name, thing, classes, grain);
      }
      const isUsed = written[this.WALK_X] || numbers[this.WALK_X] !== 0 || numbers[this.WALK_Y] !== 0;
      return [...this.object(numbers, name, thing, classes, grain), ...(isUsed ? this.walkTo(numbers, thing, classes, grain) : [])];
    });
  },

  object([x, y, width, height], name, thing, classes, grain) {
    return [
      svg('rect', {x, y, width, height, class: classes, 'data-thing': thing}),
      svg('text', {transform: `translate(${x + width / 2} ${y + height / 2}) scale(${11 * grain})`, class: 'number thing-name'}, name),
    ];
  },

  /** The walk-to point of an object, with an arrow in the direction of view. */
  walkTo([x, y, width, height, walkX, walkY, facing], thing, classes, grain) {
    const r = 4 * grain;
    const [dx, dy] = this.WAYS[facing];
    const arrow = `M${walkX} ${walkY}l${dx * 3 * r} ${dy * 3 * r}M${walkX} ${walkY}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    return [
      svg('path', {d: `M${x + width / 2} ${y + height / 2}L${walkX} ${walkY}`, class: `${classes} leash`}),
      svg('path', {d: arrow, class: `${classes} walk-to`, 'data-thing': thing}),
    ];
  },

  actor([x, y], name, thing, classes, grain) {
    const r = 6 * grain;
    return [
      svg('path', {d: `M${x} ${y}l${r} ${-2 * r}l${-r} ${-2 * r}l${-r} ${2 * r}z`, class: classes, 'data-thing': thing}),
      svg('text', {transform: `translate(${x} ${y - 6 * r}) scale(${11 * grain})`, class: 'number thing-name'}, name),
    ];
  },
};
