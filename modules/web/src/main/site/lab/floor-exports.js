'use strict';

/** A state in the form of files and commands. */
const FloorExports = {
  FULL_SIZE: 255,
  FLAGS: [[0x80, 'invisible'], [0x40, 'locked'], [0x20, 'player-only'], [0x10, 'flip-y'], [0x08, 'flip-x']],

  /** A query file of one set and one walk, which `route` and `compare` read. */
  queryFile(state, name, boxm) {
    const {boxes, slots, start, goal, locks, rebuilt} = state;
    return `${JSON.stringify(
      {sets: [{name, boxes, boxm, ...(slots.length > 0 ? {slots} : {})}], cases: [{id: 'walk', set: 0, start, goal, locks, rebuilt}]},
      null,
      1,
    )}\n`;
  },

  /**
   * The kit's `boxes.txt`, as `bowsprit decompile` writes it: it contains the rows of the matrix
   * that differ from those that follow from the boxes.
   *
   * @param given the matrix that follows from the boxes, in hex
   */
  boxesText(state, given) {
    const isUsed = (slot) => state.boxes.some((box) => box[10] === (0x8000 | slot));
    const lines = state.slots
      .map(([scale1, y1, scale2, y2], slot) => ({text: `scale slot ${slot + 1}  ${scale1} at ${y1}  ${scale2} at ${y2}`, used: scale1 || y1 || scale2 || y2 || isUsed(slot)}))
      .filter(({used}) => used)
      .map(({text}) => text);
    state.boxes.forEach((box, id) => {
      const text = this.box(box);
      const isAsIs = text !== ' none' && (id === 0 || !this.isConvexClockwise(box));
      lines.push(`box ${id}${text}${isAsIs ? ' as-is' : ''}`);
    });
    if (state.boxm === null) {
      lines.push('matrix none');
    } else if (state.boxm !== 'boxes') {
      const usual = this.rows(given, state.boxes.length);
      this.rows(state.boxm, state.boxes.length).forEach((row, id) => {
        if (row !== usual[id]) {
          lines.push(`row ${id} = ${row}`.trimEnd());
        }
      });
    }
    return `${lines.join('\n')}\n`;
  },

  isConvexClockwise(box) {
    const corner = (k) => [box[2 * (k % 4)], box[2 * (k % 4) + 1]];
    return [0, 1, 2, 3].every((edge) => {
      const [x1, y1] = corner(edge);
      const [x2, y2] = corner(edge + 1);
      return [0, 1, 2, 3].every((k) => (x2 - x1) * (corner(k)[1] - y1) - (y2 - y1) * (corner(k)[0] - x1) >= 0);
    });
  },

  box(box) {
    if (box.slice(0, 8).every((value) => value === -32000) && box[8] === 0 && box[9] === 128 && box[10] === 0) {
      return ' none';
    }
    const corners = [0, 2, 4, 6].map((k) => ` (${box[k]},${box[k + 1]})`).join('');
    const plane = box[8] ? ` plane ${box[8]}` : '';
    const scale = box[10] & 0x8000 ? ` scale slot ${(box[10] & 0x7fff) + 1}` : box[10] === this.FULL_SIZE ? '' : ` scale ${box[10]}`;
    const flags = this.FLAGS.filter(([bit]) => box[9] & bit).map(([, word]) => ` ${word}`).join('');
    const facing = box[9] & 7 ? ` facing ${box[9] & 7}` : '';
    return `${corners}${plane}${scale}${flags}${facing}`;
  },

  /** The rows of a BOXM payload in the kit's notation. */
  rows(hex, count) {
    const bytes = hex.match(/../g).map((pair) => parseInt(pair, 16));
    const rows = [];
    let at = 0;
    for (let row = 0; row < count; row++) {
      const hops = [];
      while (at < bytes.length && bytes[at] !== 0xff && at + 2 < bytes.length) {
        hops.push(`${bytes[at]}-${bytes[at + 1]}>${bytes[at + 2]}`);
        at += 3;
      }
      at++;
      rows.push(hops.join(' '));
    }
    return rows;
  },

  /** Commands for the same question in a terminal, without the path of a game. */
  commands(state, room) {
    const walk = [...state.start, ...state.goal].join(',');
    if (room.drawn) {
      return ['# SOURCE as it was saved', 'bowsprit build SOURCE --out game', `bowsprit compare game --rooms ${room.id} --walk ${walk} --queries 0 --out report`].join('\n');
    }
    const isTheRooms = room.isPublished && room.id !== undefined && LabAddress.hasOwnFloor(state, room);
    if (isTheRooms && state.locks.length === 0 && !state.rebuilt) {
      return `bowsprit compare ${this.place(room)} --rooms ${room.id} --walk ${walk} --queries 0 --out report`;
    }
    return ['# room.json: "Save box set" on this page', 'bowsprit route --queries room.json --router box-graph', 'bowsprit compare room.json --queries 0 --out report'].join('\n');
  },

  place({isWitness, source}) {
    if (isWitness) {
      return 'witnesses';
    }
    return /\.(json|map|scen)$/i.test(source) ? source : 'GAME';
  },
};
