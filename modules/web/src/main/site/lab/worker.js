'use strict';

// Answers in a separate thread. In a single file, the routers come before this script.
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

function bytes(blob) {
  return new Int8Array(new FileReaderSync().readAsArrayBuffer(blob));
}

/** A file that is read in parts where it is, because games are large and their rooms are small. */
function sourceOf(file) {
  return {
    size: () => file.size,
    isArriving: () => false,
    read(offset, length) {
      try {
        return bytes(file.slice(offset, offset + length));
      } catch {
        return null;
      }
    },
  };
}

function take({name, file}) {
  checked(name.toLowerCase().endsWith('.zip') ? laboratory.addFile(name, bytes(file)) : laboratory.addSource(name, sourceOf(file)));
}

const actions = {
  routers: () => laboratory.routers(),
  answer: ({question}) => checked(laboratory.answer(question)),
  rooms({name, files}) {
    laboratory.clearFiles();
    files.forEach(take);
    const rooms = checked(laboratory.rooms(name));
    const pictures = JSON.parse(rooms).sets.map((set, room) =>
      set.width ? {pixels: new Uint8Array(laboratory.pixels(room)), palette: new Uint8Array(laboratory.palette(room))} : null,
    );
    return {rooms, pictures};
  },
};

self.onmessage = ({data}) => {
  try {
    self.postMessage({id: data.id, value: actions[data.action](data)});
  } catch (error) {
    self.postMessage({id: data.id, error: error.message});
  }
};
