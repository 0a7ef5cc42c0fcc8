'use strict';

// Plays what standard input asks for with the engine as JavaScript: a line of JSON in, one out.
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');

const engine = require(path.resolve(process.argv[2]));
const int8 = (bytes) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

function checked(value) {
  if (engine.error()) {
    throw new Error(engine.error());
  }
  return value;
}

const deeds = {
  open({folder, seed, bootParameter, journal = ''}) {
    engine.clearFiles();
    for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
      if (entry.isFile()) {
        engine.addFile(entry.name, int8(fs.readFileSync(path.join(folder, entry.name))));
      }
    }
    return checked(engine.open('game', '', '', seed, bootParameter, -1, false, journal, 44_100));
  },
  run({input, seed, bootParameter, ticks}) {
    checked(engine.beginRun(input, seed, bootParameter));
    const hashes = [];
    for (let i = 0; i < ticks; i++) {
      hashes.push(checked(engine.runTick()));
    }
    return [...hashes, engine.runSound()].join('\n');
  },
  tick({count}) {
    checked(engine.tick(count));
    return checked(engine.frameHash());
  },
  click({x, y}) {
    return checked(engine.click(x, y, 0)) ?? '';
  },
  save({file}) {
    fs.writeFileSync(file, checked(engine.save('in the browser')));
    return '';
  },
  load({file}) {
    checked(engine.load(int8(fs.readFileSync(file))));
    return '';
  },
  record() {
    checked(engine.record());
    return '';
  },
  endRecord: () => checked(engine.endRecord()),
  notices: () => JSON.parse(checked(engine.events())).notices.join('\n'),
};

readline.createInterface({input: process.stdin}).on('line', (line) => {
  const request = JSON.parse(line);
  let answer;
  try {
    answer = {value: deeds[request.deed](request)};
  } catch (e) {
    answer = {error: String(e.message)};
  }
  console.log(JSON.stringify(answer));
});
