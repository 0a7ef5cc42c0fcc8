'use strict';

/** Converts a state to the part of an address after the `#` and back. No part of it is sent to a server. */
const LabAddress = {
  /** Omits the floor if it is the room's own. */
  of(state, room) {
    const {boxes, boxm, slots, things, kept, added, pictures, ...walk} = state;
    const own = room !== undefined && room.isPublished && (Boolean(room.drawn) || LabAddress.hasOwnFloor(state, room));
    const text = JSON.stringify(own ? walk : {...walk, boxes, boxm, slots});
    const bytes = String.fromCharCode(...new TextEncoder().encode(text));
    return `#${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  },

  hasOwnFloor(state, room) {
    const floor = ({boxes, boxm, slots}) => JSON.stringify([boxes, boxm, slots]);
    return floor(state) === floor(room);
  },

  /** Returns null for an address without a state. */
  read(hash, rooms) {
    if (SceneLink.read(hash)) {
      return SceneLink.state(hash, rooms);
    }
    try {
      const bytes = atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
      const read = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))));
      const room = rooms[read.room];
      const floor = read.boxes ? read : Rooms.state(rooms, read.room);
      const state = {...floor, ...read};
      return LabAddress.isState(state) ? LabAddress.ordered(state) : null;
    } catch {
      return null;
    }
  },

  /** Equal states give equal texts. */
  ordered({room, boxes, boxm, slots, locks, rebuilt, start, goal, speed, things, kept, added, pictures}) {
    return {room, boxes, boxm, slots: slots ?? [], locks, rebuilt, start, goal, speed, ...(things ? {things, kept, added, pictures} : {})};
  },

  isState({boxes, locks, start, goal, speed}) {
    const isPair = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger);
    return (
      Array.isArray(boxes) &&
      boxes.every((box) => Array.isArray(box) && box.length === 11 && box.every(Number.isInteger)) &&
      Array.isArray(locks) &&
      [start, goal, speed].every(isPair)
    );
  },
};
