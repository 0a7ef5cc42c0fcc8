// Plays the page of examples/web-renderer in Chromium, as wide as a telephone, with a finger:  node web-page.mjs URL
// From the title of The Lamp at Gannet Rock to the end of its first puzzle. What is written in the picture tells what the game shows.
// Fails if it does not get there, or if a room in which nothing happens takes more than 2 KB a second. Prints how long a picture takes
// after the pointer has moved. Wants chromedriver and chromium on the PATH.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const MOST_BYTES_A_SECOND = 2048;
const PATIENCE = 120000;
const ESCAPE = 27, FAST = 256 /* Alt and F */;
const [url] = process.argv.slice(2);

const freePort = () => new Promise(done => {
  const server = createServer().listen(0, '127.0.0.1', () => { const { port } = server.address(); server.close(() => done(port)); });
});
const pause = millis => new Promise(done => setTimeout(done, millis));
const port = await freePort();
const driver = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' });

async function ask(path, body, method = 'POST') {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}

let session;
const inPage = (script, ...args) =>
  ask(`/session/${session}/execute/async`, { script: `const done = arguments[arguments.length - 1]; ${script}`, args });
const words = () => inPage('done(bowsprit.words)');
const key = code => inPage(`say('key ' + arguments[0] + ' 0 0 ' + Number(arguments[0] > 255)); done();`, code);

async function within(millis, condition) {
  for (const end = Date.now() + millis; ;) {
    const value = await condition();
    if (value || Date.now() > end) return value;
    await pause(50);
  }
}

async function until(what, condition) {
  const value = await within(PATIENCE, condition);
  if (!value) throw new Error(`waited in vain for ${what}; written is ${JSON.stringify(await words().catch(() => ''))}`);
  return value;
}

// Does something, and again if nothing comes of it for a while, as a player would whose touch was lost.
const step = (what, action, isDone) => until(what, async () => await isDone() || (await action(), await within(15000, isDone)));

// Touches a pixel of the game.
async function tap([x, y]) {
  const at = await inPage(`
    const box = screen.getBoundingClientRect();
    done([box.x + (arguments[0] + 0.5) * box.width / 320, box.y + (arguments[1] + 0.5) * box.height / 200].map(Math.round));`, x, y);
  await ask(`/session/${session}/actions`, { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: [
    { type: 'pointerMove', duration: 0, x: at[0], y: at[1] }, { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 60 }, { type: 'pointerUp', button: 0 }] }] });
}

// A verb, a thing carried, a line to choose.
const written = async text => (await words()).find(word => word.text === text);
const middle = ({ left, top, right, bottom }) => [left + right >> 1, top + bottom >> 1];
async function tapWord(text) {
  const word = await written(text);
  if (word) await tap(middle(word));
}
const mayAct = () => written('Open');

// Where, of some places, a thing lies: the sentence names what the pointer is on.
async function seen(name, places) {
  for (const [x, y] of places) {
    const found = await inPage(`
      const [x, y, name] = arguments;
      const names = () => bowsprit.words.some(word => word.text.endsWith(' ' + name));
      say('move ' + x + ' ' + y);
      const begun = performance.now();
      const look = setInterval(() => { if (names() || performance.now() - begun > 300) { clearInterval(look); done(names()); } }, 20);`, x, y, name);
    if (found) return [x, y];
  }
  return null;
}
const shows = async (name, places) => await mayAct() && seen(name, places);
async function tapThing(name, places) {
  const place = await shows(name, places);
  if (place) await tap(place);
}

async function playTheFirstPuzzle() {
  const boathouse = [244, 210, 170, 130, 90, 50, 290].map(x => [x, 80]), door = [[28, 60]], oars = [[190, 44], [120, 44], [150, 44]];
  const gap = [180, 200, 220, 240, 260, 280, 300].map(x => [x, 124]), path = [290, 300, 312].map(x => [x, 100]), rock = [[244, 90]];
  await step('the title to go', () => tapWord('New game'), async () => !await written('New game'));
  await until('the shore', async () => await shows('boathouse', boathouse) || key(ESCAPE));
  await key(FAST);
  await step('the boathouse', () => tapThing('boathouse', boathouse), () => shows('door', door));
  await step('an oar in the hand', async () => { await tapWord('Pick up'); await tapThing('oars', oars); }, () => written('oar'));
  await step('the shore again', () => tapThing('door', door), () => shows('boathouse', boathouse));
  await step('the gap in the bridge', () => tap([315, 122]), () => shows('gap in the bridge', gap));
  await step('the oar laid over the gap',
    async () => { await tapWord('Use'); await tapWord('oar'); await tapThing('gap in the bridge', gap); },
    async () => await mayAct() && !await written('oar'));
  await step('the far rock', () => tapThing('path to the lighthouse', path), () => shows('rock', rock));
  await key(FAST);
  console.log('played to the end of the first puzzle with a finger');
}

async function idleBytesASecond() {
  return inPage(`
    const before = bowsprit.bytes, begun = performance.now();
    setTimeout(() => done((bowsprit.bytes - before) * 1000 / (performance.now() - begun)), 10000);`);
}

async function millisFromPointerToPicture() {
  const waits = await inPage(`
    const waits = [];
    const move = () => {
      if (waits.length === 60) { done(waits); return; }
      const begun = performance.now();
      bowsprit.onPicture = now => { bowsprit.onPicture = null; waits.push(now - begun); setTimeout(move, 50); };
      say('move ' + (40 + 4 * waits.length) + ' 100');
    };
    move();`);
  return waits.sort((a, b) => a - b);
}

try {
  await until('chromedriver', () => ask('/status', undefined, 'GET').then(value => value.ready, () => false));
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  // A window of its own is never so narrow.
  const mobileEmulation = { deviceMetrics: { width: 390, height: 844, pixelRatio: 2, touch: true, mobile: true } };
  const capabilities = { alwaysMatch: { browserName: 'chrome', 'goog:chromeOptions': { args, mobileEmulation }, timeouts: { script: 120000 } } };
  session = (await ask('/session', { capabilities })).sessionId;
  await ask(`/session/${session}/url`, { url });

  await until('the title', async () => await written('New game') || (await key(ESCAPE), await pause(500)));
  const idle = await idleBytesASecond();
  console.log(`idle: ${Math.round(idle)} bytes of pictures a second`);
  if (idle > MOST_BYTES_A_SECOND) throw new Error(`an idle room takes more than ${MOST_BYTES_A_SECOND} bytes a second`);

  const waits = await millisFromPointerToPicture();
  console.log(`pointer to picture: median ${waits[30].toFixed(0)} ms, p95 ${waits[57].toFixed(0)} ms`);

  await playTheFirstPuzzle();
} finally {
  if (session) await ask(`/session/${session}`, undefined, 'DELETE').catch(() => {});
  driver.kill();
}
