'use strict';

// Answers in a thread of its own. In a single file the routers stand before this script already.
if (typeof answer !== 'function' && typeof module === 'undefined') {
  importScripts('laboratory.js');
}

const laboratory = self;

function checked(text) {
  const {error} = JSON.parse(text);
  if (error) {
    throw new Error(error);
  }
  return text;
}

const deeds = {
  routers: () => laboratory.routers(),
  answer: ({question}) => checked(laboratory.answer(question)),
  rooms({name, files}) {
    laboratory.clearFiles();
    files.forEach((file) => checked(laboratory.addFile(file.name, new Int8Array(file.bytes))));
    const rooms = checked(laboratory.rooms(name));
    const pictures = JSON.parse(rooms).sets.map((set, room) =>
      set.width ? {pixels: new Uint8Array(laboratory.pixels(room)), palette: new Uint8Array(laboratory.palette(room))} : null,
    );
    return {rooms, pictures};
  },
};

self.onmessage = ({data}) => {
  try {
    self.postMessage({id: data.id, value: deeds[data.deed](data)});
  } catch (error) {
    self.postMessage({id: data.id, error: error.message});
  }
};
