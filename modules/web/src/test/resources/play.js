'use strict';

/**
 * What a test asks of the engine, wherever it runs. `files` lists, reads and writes files of the
 * test's machine; `sha256` returns the hash of bytes as text, perhaps later.
 */
function actionsOf(engine, files, sha256) {
  const int8 = (bytes) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  function checked(value) {
    if (engine.error()) {
      throw new Error(engine.error());
    }
    return value ?? '';
  }

  return {
    open({folder, seed, bootParameter, journal = ''}) {
      engine.clearFiles();
      for (const name of files.list(folder)) {
        checked(engine.addFile(name, int8(files.read(`${folder}/${name}`))));
      }
      return checked(engine.open('game', '', '', seed, bootParameter, -1, false, 'both', journal, 44_100));
    },
    async run({input, seed, bootParameter, ticks}) {
      checked(engine.beginRun('', input, seed, bootParameter));
      const hashes = [];
      for (let i = 0; i < ticks; i++) {
        hashes.push(await sha256(checked(engine.runFrame())));
      }
      return [...hashes, engine.runSound()].join('\n');
    },
    tick({count}) {
      checked(engine.tick(count));
      return checked(engine.frameHash());
    },
    /** Plays in time with sound; leaves the samples in a file. */
    hear({jiffies, file}) {
      checked(engine.setSound(true));
      const pieces = [];
      for (let i = 0; i < jiffies; i++) {
        checked(engine.jiffies(1));
        pieces.push(checked(engine.samples()));
      }
      const all = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      files.write(file, new Uint8Array(all.buffer));
      return '';
    },
    click: ({x, y}) => checked(engine.click(x, y, 0)),
    jump: ({x, y, way}) => checked(engine.jump(x, y, way)),
    spoken: () => JSON.parse(checked(engine.frame())).spoken,
    save({file}) {
      files.write(file, checked(engine.save('there')));
      return '';
    },
    load: ({file}) => checked(engine.load(int8(files.read(file)))),
    record: () => checked(engine.record()),
    endRecord: () => checked(engine.endRecord()),
    notices: () => JSON.parse(checked(engine.events())).notices.join('\n'),
  };
}

/** Answers a request, `{action, …}` as JSON. */
async function answerOf(actions, text) {
  try {
    const request = JSON.parse(text);
    return JSON.stringify({value: await actions[request.action](request)});
  } catch (e) {
    return JSON.stringify({error: String(e?.message ?? e)});
  }
}

if (typeof module !== 'undefined') {
  module.exports = {actionsOf, answerOf};
}
