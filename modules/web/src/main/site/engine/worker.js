'use strict';

/*
 * The engine in a worker: loads it as WebAssembly, or as JavaScript where the browser has no
 * garbage-collected WebAssembly, advances its time, and answers the page's requests. A separate
 * block isolates its names from the engine's, which are global in JavaScript.
 */
{
  /** The engine's own functions, once it is loaded; see org.bowsprit.web.Main. */
  let engine = null;

  /** Calls a function of the engine. Throws its message if it refuses. */
  function ask(name, ...values) {
    const answer = engine[name](...values);
    const refusal = engine.error();
    if (refusal) {
      throw new Refusal(refusal);
    }
    return answer;
  }

  const askJson = (name, ...values) => JSON.parse(ask(name, ...values));

  /** Thrown if a request fails, with a sentence for the player. */
  class Refusal extends Error {
    constructor(sentence, details = {}) {
      super(sentence);
      this.details = details;
    }
  }

  /** The maximum of one request, because the engine answers nothing else until they are played. */
  const MOST_ITERATIONS = 1_000_000;

  const int8 = (bytes) =>
    bytes instanceof ArrayBuffer
      ? new Int8Array(bytes)
      : new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** A file that is read in parts where it is; `null` if it was moved or changed. */
  const sourceOf = (blob) => ({
    size: () => blob.size,
    isArriving: () => false,
    read(offset, length) {
      try {
        return new Int8Array(new FileReaderSync().readAsArrayBuffer(blob.slice(offset, offset + length)));
      } catch {
        return null;
      }
    },
  });

  /** The files of the site's game, kept for when it is opened again. */
  let arriving = [];

  function arrivingFile(facts, first) {
    const known = arriving.find((file) => file.is(facts));
    const file = known ?? new ArrivingFile(facts, first);
    if (!known) {
      arriving.push(file);
    }
    return file;
  }

  function take({name, bytes, arriving: facts = null}) {
    if (facts) {
      ask('addSource', name, arrivingFile(facts, bytes));
    } else if (!(bytes instanceof Blob)) {
      ask('addFile', name, int8(bytes));
    } else if (name.toLowerCase().endsWith('.zip')) {
      ask('addFile', name, new Int8Array(new FileReaderSync().readAsArrayBuffer(bytes)));
    } else {
      ask('addSource', name, sourceOf(bytes));
    }
  }

  /** Copies: in JavaScript, the engine keeps using its arrays, so they must not be transferred. */
  const uint8 = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength).slice();
  const clamp = (value, most) => Math.max(0, Math.min(most, Math.round(value)));

  /** Sends the screen of the engine to the page. */
  class Picture {
    #last = '';

    /** Posts the frame if it differs from the last one. */
    show(whole = false) {
      if (whole) {
        engine.showAll();
      }
      const text = ask('frame');
      const palette = ask('palette');
      const frame = JSON.parse(text);
      const {ticks, ...seen} = frame;
      const look = JSON.stringify(seen);
      const changed = !frame.rects || frame.rects.length > 0 || palette.length > 0;
      if (!changed && look === this.#last) {
        return;
      }
      this.#last = look;
      const pixels = uint8(ask('pixels'));
      const message = {
        type: 'frame',
        ...frame,
        pixels,
        palette: palette.length > 0 ? uint8(palette) : null,
      };
      if (frame.cursor) {
        message.cursor = {...frame.cursor, pixels: uint8(ask('cursorPixels'))};
      }
      if (ghosts.length > 0) {
        message.routes = askJson('routes', ghosts.join(' '));
      }
      postMessage(message, [pixels.buffer]);
    }
  }

  /** Advances the game with real time. */
  class Clock {
    static #JIFFY = 1000 / 60;
    static #PAUSE = 8;
    /** A longer delay is ignored, because the page was suspended. */
    static #MOST_OWED = 15;

    times = 1;
    #timer = 0;
    #then = 0;
    #owed = 0;

    get isRunning() {
      return this.#timer !== 0;
    }

    start() {
      if (!this.isRunning) {
        this.#then = performance.now();
        this.#timer = setInterval(() => this.#pass(), Clock.#PAUSE);
      }
    }

    stop() {
      clearInterval(this.#timer);
      this.#timer = 0;
      this.#owed = 0;
    }

    #pass() {
      const now = performance.now();
      this.#owed += ((now - this.#then) / Clock.#JIFFY) * this.times;
      this.#then = now;
      const jiffies = Math.min(Math.floor(this.#owed), Clock.#MOST_OWED * this.times);
      if (jiffies > 0) {
        this.#owed -= Math.floor(this.#owed);
        this.#play(jiffies);
      }
    }

    #play(jiffies) {
      try {
        ask('jiffies', jiffies);
        afterPlay();
      } catch (e) {
        this.stop();
        postMessage({type: 'halted', message: sentence(e)});
      }
    }
  }

  const clock = new Clock();
  let picture = new Picture();
  let ghosts = [];
  let heard = false;

  /** Sends all results of playing to the page. */
  function afterPlay() {
    const samples = ask('samples').slice();
    if (samples.length > 0 && clock.times === 1) {
      postMessage({type: 'sound', samples}, [samples.buffer]);
    }
    picture.show();
    const events = askJson('events');
    for (const message of events.notices) {
      postMessage({type: 'notice', message: translated(message)});
    }
    if (events.menu) {
      postMessage({type: 'menu'});
    }
    const state = askJson('state');
    if (state.ended && clock.isRunning) {
      clock.stop();
      postMessage({type: 'ended'});
    }
    if (state.halted && clock.isRunning) {
      clock.stop();
      const message = `An error in the game's scripts has stopped it: ${state.fault || 'unknown'}.`;
      postMessage({type: 'halted', message: translated(message)});
    }
  }

  function sentence(error) {
    return translated(error instanceof Refusal ? error.message : `The engine failed: ${error.message ?? error}.`);
  }

  /** Returns a sentence in the language of the page. */
  const translated = (english) => engine?.translated(english) ?? english;

  /** Discards the queued sound, because it belongs to another moment. */
  function jumped() {
    postMessage({type: 'silence'});
    picture.show(true);
  }

  /** Loads the engine: as WebAssembly if that is requested and possible. */
  async function load({wasm = true, wasmBytes = null}) {
    let backend = 'js';
    // A worker that was made of a text has all scripts in it.
    const beside = typeof ArrivingFile === 'undefined' ? ['arriving-file.js'] : [];
    if (wasm) {
      beside.push(...(self.TeaVM ? [] : ['engine.wasm-runtime.js']));
    }
    importScripts(...beside);
    if (wasm) {
      try {
        const source = wasmBytes ? new Int8Array(wasmBytes) : 'engine.wasm';
        const loaded = await self.TeaVM.wasmGC.load(source);
        engine = loaded.exports;
        backend = 'wasm';
      } catch (e) {
        console.info('No WebAssembly here, JavaScript instead:', e);
      }
    }
    if (!engine) {
      if (typeof self.frameHash !== 'function') {
        importScripts('engine.js');
      }
      engine = self;
    }
    return {backend, version: engine.version(), routers: JSON.parse(engine.routers())};
  }

  /** Opens the game in some files. */
  function open(request) {
    clock.stop();
    engine.clearFiles();
    request.files.forEach(take);
    let facts;
    try {
      facts = askJson(
        'open',
        request.name ?? 'game',
        request.choice ?? '',
        request.router ?? '',
        request.seed ?? Math.floor(Math.random() * 0x7fffffff),
        request.bootParameter ?? -0x80000000,
        request.textSpeed ?? -1,
        request.mendGlitches ?? false,
        request.subtitles ?? 'both',
        request.journal ?? '',
        request.audioRate ?? 44_100,
      );
    } catch (e) {
      throw e instanceof Refusal ? new Refusal(e.message, {choices: choices()}) : e;
    } finally {
      engine.clearFiles();
    }
    heard = false;
    clock.times = 1;
    ghosts = [];
    picture = new Picture();
    if (request.save) {
      ask('load', int8(request.save));
    }
    if (!request.journal && !request.save) {
      ask('tick', 1);
    }
    picture.show(true);
    return {...facts, shortfall: translated(facts.shortfall), choices: choices()};
  }

  const choices = () => JSON.parse(engine.choices());

  function input({event}) {
    const x = clamp(event.x ?? 0, 319);
    const y = clamp(event.y ?? 0, 199);
    const button = event.button === 'right' ? 1 : 0;
    if (event.kind === 'move') {
      ask('move', x, y);
    } else if (event.kind === 'key') {
      ask('key', event.code, !!event.shift, !!event.control, !!event.alt);
    } else {
      ask(event.kind, x, y, button);
    }
  }

  /** Changes the given settings of the player. */
  function settings({textSpeed, mendGlitches, volumes}) {
    if (textSpeed !== undefined) {
      ask('setTextSpeed', textSpeed);
    }
    if (mendGlitches !== undefined) {
      ask('setMended', mendGlitches);
    }
    if (volumes) {
      const percent = (volume = 255) => clamp((volume * 100) / 255, 100);
      ask('setVolumes', percent(volumes.music), percent(volumes.effects), percent(volumes.speech));
    }
  }

  /**
   * Sets the language of sentences and of games that begin in it, by its code: `messages` are English
   * forms and their translations.
   */
  function language({messages, code}) {
    engine.speak(code);
    engine.clearMessages();
    Object.entries(messages).forEach(([english, text]) => engine.addMessage(english, text));
  }

  /** Loads the rest of the site's game. A piece that does not come is loaded when the game needs it. */
  async function rest() {
    for (const file of arriving) {
      if (!(await file.rest().catch(() => true))) {
        throw new Refusal('The game on this site was changed while you opened it. Load the page again.');
      }
    }
    return {};
  }

  /** Plays an input file in a separate session, and returns the hash of every frame. */
  function run({input: text, ticks, router = '', seed = 0, bootParameter = -0x80000000}) {
    ask('beginRun', router, text, seed, bootParameter);
    const hashes = [];
    for (let i = 0; i < ticks; i++) {
      const hash = ask('runTick');
      if (!hash) {
        break;
      }
      hashes.push(hash);
    }
    return hashes;
  }

  /** The requests of the page, by name. */
  const answers = {
    load,
    open,
    settings: (request) => settings(request) ?? {},
    language: (request) => language(request) ?? {},
    rest,
    run,
    input,
    play: () => clock.start() ?? {},
    pause: () => clock.stop() ?? {},
    speed({times}) {
      clock.times = Math.max(1, Math.min(20, times));
      ask('setSound', heard && clock.times === 1);
      return {};
    },
    hover: ({x, y}) => ({name: ask('nameAt', clamp(x, 319), clamp(y, 199))}),
    hotspots: () => askJson('hotspots'),
    jump: ({x, y, way}) => askJson('jump', clamp(x, 319), clamp(y, 199), way),
    verbs: () => askJson('verbs'),
    save({title = ''}) {
      const bytes = ask('save', title);
      return {bytes: bytes.buffer.slice(bytes.byteOffset), header: askJson('header', bytes)};
    },
    header: ({bytes}) => askJson('header', int8(bytes)),
    loadSave({bytes}) {
      ask('load', int8(bytes));
      jumped();
      return {room: askJson('state').room};
    },
    rewind({seconds}) {
      const gone = ask('rewind', seconds);
      jumped();
      return {seconds: gone};
    },
    router({router}) {
      ask('setRouter', router);
      picture.show(true);
      return {router};
    },
    ghosts({routers}) {
      ghosts = routers;
      picture.show(true);
      return {};
    },
    record: () => ask('record') ?? {},
    endRecord: () => ({text: ask('endRecord')}),
    audio({rate}) {
      heard = rate > 0;
      ask('setSound', heard && clock.times === 1);
      return {};
    },
    audioQueued: ({frames, reserve}) => ask('soundQueued', frames, reserve),
    frameHash: () => ({hash: ask('frameHash')}),
    tick({count = 1}) {
      ask('tick', count);
      afterPlay();
      const {ticks, room} = askJson('state');
      return {ticks, room, hash: ask('frameHash')};
    },
    state: () => ({...askJson('state'), paused: !clock.isRunning}),
  };

  const isText = (it) => typeof it === 'string';
  const isNumber = (it) => Number.isFinite(it);
  const isBytes = (it) => it instanceof ArrayBuffer;
  const isList = (of) => (it) => Array.isArray(it) && it.every(of);
  const isTable = (of) => (it) => Object.prototype.toString.call(it) === '[object Object]' && Object.values(it).every(of);
  const isCount = (it) => Number.isInteger(it) && it >= 0 && it <= MOST_ITERATIONS;
  const isOneOf = (...choices) => (it) => choices.includes(it);
  const isContent = (it) => isBytes(it) || it instanceof Blob;
  const isArriving = ({arriving: facts, bytes}) => ArrivingFile.describes(facts) && (bytes === null || isBytes(bytes));
  const isFile = (it) => isText(it?.name) && (it.arriving ? isArriving(it) : isContent(it.bytes));
  const isEvent = (it) => (it?.kind === 'key' ? isNumber(it.code) : isOneOf('move', 'press', 'release', 'click')(it?.kind));

  /** The types of the fields of requests. */
  const FIELDS = {
    bootParameter: isNumber,
    bytes: isBytes,
    choice: isText,
    code: isText,
    count: isCount,
    event: isEvent,
    files: isList(isFile),
    frames: isNumber,
    input: isText,
    journal: isText,
    messages: isTable(isText),
    name: isText,
    rate: isNumber,
    reserve: isNumber,
    router: isText,
    routers: isList(isText),
    save: isBytes,
    seconds: isNumber,
    seed: isNumber,
    subtitles: isOneOf('both', 'voice', 'text'),
    textSpeed: isNumber,
    ticks: isCount,
    times: isNumber,
    title: isText,
    volumes: isTable(isNumber),
    wasmBytes: isBytes,
    way: isOneOf('UP', 'RIGHT', 'DOWN', 'LEFT'),
    x: isNumber,
    y: isNumber,
  };

  /** The required fields of requests. */
  const NEEDED = {
    audio: ['rate'],
    audioQueued: ['frames', 'reserve'],
    ghosts: ['routers'],
    header: ['bytes'],
    hover: ['x', 'y'],
    input: ['event'],
    jump: ['x', 'y', 'way'],
    language: ['code', 'messages'],
    loadSave: ['bytes'],
    open: ['files'],
    rewind: ['seconds'],
    router: ['router'],
    run: ['input', 'ticks'],
    speed: ['times'],
  };

  /** Refuses invalid requests. */
  function check(request) {
    const {type} = request;
    if (Boolean(engine) === (type === 'load')) {
      throw new Refusal(engine ? 'The engine is loaded already.' : 'The engine is not loaded yet.');
    }
    if (!Object.hasOwn(answers, type)) {
      throw new Refusal(`The engine knows no ${type}.`);
    }
    for (const [field, isRight] of Object.entries(FIELDS)) {
      const value = request[field] ?? undefined;
      if (value === undefined ? NEEDED[type]?.includes(field) : !isRight(value)) {
        throw new Refusal(`The engine cannot ${type} with this ${field}.`);
      }
    }
  }

  onmessage = async ({data}) => {
    const {id, type} = data;
    try {
      check(data);
      const value = await answers[type](data);
      if (id !== undefined) {
        postMessage({type: 'reply', id, value});
      }
    } catch (e) {
      if (id === undefined) {
        postMessage({type: 'error', message: sentence(e)});
      } else {
        postMessage({type: 'reply', id, error: sentence(e), ...(e.details ?? {})});
      }
    }
  };
}
