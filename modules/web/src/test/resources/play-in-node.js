'use strict';

// The engine as JavaScript in Node: a line of JSON on standard input, one on standard output.
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const {actionsOf, answerOf} = require('./play.js');

const files = {
  list: (folder) => fs.readdirSync(folder, {withFileTypes: true}).filter((it) => it.isFile()).map(({name}) => name),
  read: (file) => fs.readFileSync(file),
  write: (file, bytes) => fs.writeFileSync(file, bytes),
};
const sha256 = (bytes) => crypto.createHash('sha256').update(bytes).digest('hex');
const actions = actionsOf(require(path.resolve(process.argv[2])), files, sha256);

(async () => {
  for await (const line of readline.createInterface({input: process.stdin})) {
    console.log(await answerOf(actions, line));
  }
})();
