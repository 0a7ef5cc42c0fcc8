'use strict';

/** Lists what the player dropped or chose: pairs of a name, folders in it with slashes, and a file. */
const GameFiles = {
  /**
   * Lists dropped files. Must be called during the event, because the list is emptied afterwards. A
   * page that was opened from the disk can read files, but no folders.
   */
  ofDrop(transfer) {
    const folders = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry?.isDirectory);
    const names = new Set(folders.map(({name}) => name));
    const files = [...transfer.files].filter(({name}) => !names.has(name)).map(named);
    return walk(folders, '').then((found) => [...files, ...found]);
  },

  /** Lists the files chosen in a dialog. */
  ofChoice(files) {
    return files.map(named);
  },

  /**
   * Returns them in the form that the engine accepts. The engine reads the parts that it needs when
   * it needs them.
   */
  given(files) {
    return files.map(({name, file}) => ({name, bytes: file}));
  },
};

function megabytes(bytes) {
  return (bytes / 1_048_576).toFixed(1);
}

function named(file) {
  return {name: file.webkitRelativePath || file.name, file};
}

/** A folder returns some entries at a time, and none at the end. */
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
