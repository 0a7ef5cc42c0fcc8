'use strict';

/**
 * The parts of a room of sources that can be drawn besides its boxes: the positions of its objects,
 * the points and directions from which actors use them, the positions where scripts put actors, and
 * the points where the hero comes in. A state of such
 * a room has `things`: of an object left, top, width, height, walk x, walk y and facing, of an actor
 * or an entry x and y. The last of them are described by `added`; `pictures` are added states:
 * `{thing, state, width, height}` with `png` in Base64 or the place in the background to `copy`.
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
  numbers({room, boxes, kept, slots, things, added, pictures}) {
    return {room, boxes, kept, slots, things, added, pictures};
  },

  /** All things of a room: those of the sources, then those that are added. */
  things({added, pictures}, {drawn}) {
    if (added.length === 0 && pictures.length === 0) {
      return drawn.things;
    }
    const all = [...drawn.things, ...added.map((one) => this.addedThing(one))];
    return all.map((thing, id) => pictures.filter((picture) => picture.thing === id).reduce((last, picture) => this.withPicture(last, picture), thing));
  },

  addedThing({kind, name, target, room, object}) {
    const look = {state: 0, states: [], pictures: []};
    return kind === 'object'
      ? {kind, name, file: said('not yet written'), written: Array(7).fill(1), ...look}
      : {kind, name: target, file: `${room}.${object}, ${said('not yet written')}`, written: [1, 1], ...look};
  },

  /** A thing with one more state, numbered as a build does. */
  withPicture(thing, {state, ...picture}) {
    const {states, pictures} = thing;
    const known = states.find(({name}) => name === state);
    const last = state === '' ? Math.max(0, ...pictures.map((one) => one.state)) : Math.max(0, ...states.map(({number}) => number));
    const number = known?.number ?? last + 1;
    return {
      ...thing,
      state: thing.state === 0 && pictures.length === 0 && states.length === 0 ? number : thing.state,
      states: state === '' || known ? states : [...states, {number, name: state}],
      pictures: [...pictures, {...picture, state: number}],
    };
  },

  /** Adds a thing with its numbers. */
  withAdded(state, thing, numbers) {
    return {...state, things: [...state.things, numbers], added: [...state.added, thing]};
  },

  /** The largest distance of a place from a box: actors stop at the nearest box. */
  NEAR: 8,

  /** Whether actors cannot come near the place where an object is used. */
  isOutside(state, {kind, written}, [, , , , x, y]) {
    const boxes = state.boxes.filter((box) => !Rooms.isParked(box)).map((box) => FloorMap.bounds(box));
    const isNear = ([x1, y1, x2, y2]) => x >= x1 - this.NEAR && x <= x2 + this.NEAR && y >= y1 - this.NEAR && y <= y2 + this.NEAR;
    return kind === 'object' && Boolean(written[this.WALK_X]) && boxes.length > 0 && !boxes.some(isNear);
  },

  /** Replaces numbers of a thing by their index. Numbers that are not literals stay. */
  withNumbers(state, room, thing, numbers) {
    const {kind, written} = this.things(state, room)[thing];
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
    const {kind, name, written} = this.things(state, room)[thing];
    const numbers = kind === 'entry' ? this.entryPlace(state, room, thing) : state.things[thing];
    const kinds = kind === 'object' ? ['spot', 'size', 'walk'] : ['stand'];
    return kinds
      .filter((one) => written[this.HANDLES[one].x] || written[this.HANDLES[one].y])
      .map((one) => {
        const slots = this.HANDLES[one];
        const [left, top] = one === 'size' ? numbers : [0, 0];
        return {
          what: {kind: one, thing},
          at: [left + numbers[slots.x], top + numbers[slots.y]],
          name: kind === 'entry' ? said('Where the hero walks to who came in at {0}', name) : slots.name(name),
        };
      });
  },

  isThing(what) {
    return what?.thing !== undefined;
  },

  /** Returns the drawing of all things. */
  shapes(state, room, chosen, grain) {
    return this.things(state, room).flatMap((one, thing) => {
      const {kind, name, written} = one;
      const numbers = state.things[thing];
      const isOutside = this.isOutside(state, one, numbers) ? ' outside' : '';
      const classes = `thing ${kind}${chosen?.thing === thing ? ' chosen' : ''}${isOutside}`;
      if (kind === 'actor') {
        return this.actor(numbers, name, thing, classes, grain);
      }
      if (kind === 'entry') {
        return this.entry(this.entryPlace(state, room, thing), thing, classes, grain);
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

  /** The position of a hero who came in: the point that he walks on to, otherwise the point where he appears. */
  entryPlace(state, room, entry) {
    const [x, y] = state.things[entry];
    const things = this.things(state, room);
    const target = things.findIndex(({kind, name}) => kind === 'object' && name === things[entry].name);
    return x === -1 && y === -1 && target >= 0 ? state.things[target].slice(this.WALK_X, this.FACING) : [x, y];
  },

  /** The pictures of objects, in their shown states; the first declared object lies on top. */
  looks(state, room, looks) {
    return this.things(state, room)
      .flatMap(({kind, pictures, state: first}, thing) => {
        const look = looks[thing] ?? first;
        const shown = kind === 'object' ? pictures.find((one) => one.state === look) : undefined;
        return shown ? [this.picture(shown, state.things[thing], room)] : [];
      })
      .reverse();
  },

  picture({picture, png, copy, width, height}, [x, y], room) {
    if (!copy) {
      return svg('image', {href: picture ?? `data:image/png;base64,${png}`, x, y});
    }
    const part = svg('svg', {x, y, width, height, viewBox: `${copy[0]} ${copy[1]} ${width} ${height}`});
    part.append(svg('image', {href: room.picture, width: room.width, height: room.height}));
    return part;
  },

  entry([x, y], thing, classes, grain) {
    const r = 5 * grain;
    return [svg('path', {d: `M${x} ${y}l${-r} ${-2 * r}h${r / 2}v${-2 * r}h${r}v${2 * r}h${r / 2}z`, class: classes, 'data-thing': thing})];
  },

  actor([x, y], name, thing, classes, grain) {
    const r = 6 * grain;
    return [
      svg('path', {d: `M${x} ${y}l${r} ${-2 * r}l${-r} ${-2 * r}l${-r} ${2 * r}z`, class: classes, 'data-thing': thing}),
      svg('text', {transform: `translate(${x} ${y - 6 * r}) scale(${11 * grain})`, class: 'number thing-name'}, name),
    ];
  },
};
