'use strict';

/** Reads what the player dropped or chose: pairs of a name, folders in it with slashes, and bytes. */
const GameFiles = {
  /** Begins to read a drop; must be called during the event, for its list is gone afterwards. */
  ofDrop(transfer) {
    const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
    const files = [...transfer.files];
    return entries.length ? walk(entries, '') : Promise.resolve(files.map(named));
  },

  /** Lists what was chosen in a dialog. */
  ofChoice(files) {
    return files.map(named);
  },

  /** Reads all of them, telling how far it is. */
  async read(files, tell) {
    const total = files.reduce((sum, {file}) => sum + file.size, 0);
    const read = [];
    let done = 0;
    for (const {name, file} of files) {
      tell(`Reading ${name} (${megabytes(done)} of ${megabytes(total)} MB) …`);
      read.push({name, bytes: await file.arrayBuffer()});
      done += file.size;
    }
    return read;
  },
};

function megabytes(bytes) {
  return (bytes / 1_048_576).toFixed(1);
}

function named(file) {
  return {name: file.webkitRelativePath || file.name, file};
}

/** A folder tells its entries some at a time, until it tells none. */
async function walk(entries, folder) {
  const found = [];
  for (const entry of entries) {
    const name = folder + entry.name;
    if (entry.isFile) {
      found.push({name, file: await new Promise((yes, no) => entry.file(yes, no))});
    } else {
      const reader = entry.createReader();
      for (;;) {
        const some = await new Promise((yes, no) => reader.readEntries(yes, no));
        if (!some.length) {
          break;
        }
        found.push(...(await walk(some, `${name}/`)));
      }
    }
  }
  return found;
}
