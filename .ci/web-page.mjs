// Plays the page of examples/web-renderer in Chromium, as wide as a telephone:  node web-page.mjs URL
// Fails if there is no picture, or if a room in which nothing happens takes more than 2 KB a second. Prints how long a picture takes
// after the pointer has moved. Wants chromedriver and chromium on the PATH.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const MOST_BYTES_A_SECOND = 2048;
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

async function untilReady() {
  for (let tries = 0; tries < 300; tries++) {
    if (await ask('/status', undefined, 'GET').then(value => value.ready, () => false)) return;
    await pause(100);
  }
  throw new Error('chromedriver does not answer');
}

let session;
const inPage = script => ask(`/session/${session}/execute/async`, { script: `const done = arguments[0]; ${script}`, args: [] });

try {
  await untilReady();
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--window-size=390,844'];
  const capabilities = { alwaysMatch: { browserName: 'chrome', 'goog:chromeOptions': { args }, timeouts: { script: 120000 } } };
  session = (await ask('/session', { capabilities })).sessionId;
  await ask(`/session/${session}/url`, { url });

  const colours = await inPage(`
    const seen = () => new Set(new Uint32Array(context.getImageData(0, 0, 320, 200).data.buffer)).size;
    const look = setInterval(() => { if (bowsprit.number && seen() > 4) { clearInterval(look); done(seen()); } }, 100);`);
  console.log(`a picture of ${colours} colours`);

  for (let n = 0; n < 4; n++) {
    await inPage(`say('key 27 0 0 0'); setTimeout(done, 1000);`);
  }
  const idle = await inPage(`
    const before = bowsprit.bytes, begun = performance.now();
    setTimeout(() => done((bowsprit.bytes - before) * 1000 / (performance.now() - begun)), 10000);`);
  console.log(`idle: ${Math.round(idle)} bytes of pictures a second`);
  if (idle > MOST_BYTES_A_SECOND) throw new Error(`an idle room takes more than ${MOST_BYTES_A_SECOND} bytes a second`);

  const waits = await inPage(`
    const waits = [];
    const move = () => {
      if (waits.length === 60) { done(waits); return; }
      const begun = performance.now();
      bowsprit.onPicture = now => { bowsprit.onPicture = null; waits.push(now - begun); setTimeout(move, 50); };
      say('move ' + (40 + 4 * waits.length) + ' 100');
    };
    move();`);
  waits.sort((a, b) => a - b);
  console.log(`pointer to picture: median ${waits[30].toFixed(0)} ms, p95 ${waits[57].toFixed(0)} ms`);
} finally {
  if (session) await ask(`/session/${session}`, undefined, 'DELETE').catch(() => {});
  driver.kill();
}
