'use strict';

/**
 * The running game of the page: its identity, whether it runs, and all operations on it. Fires
 * `opened`, `running` (with a flag) and `notice`.
 */
class GameAtPlay extends EventTarget {
  static #FAST = 8;
  static #REWOUND = 5;

  #engine;
  #sound;
  #database;
  #thumbnail;
  /** The reasons for the pause: `player`, `menu`, `away`, `ended`. It runs if there is none. */
  #reasons = new Set();
  #begun = false;
  #fast = false;
  #recording = false;

  /** The engine's description of it: {title, hash, router, …}; null before the first game is opened. */
  facts = null;
  /** Its saves, a SaveSlots. */
  slots = null;

  /** `thumbnail` returns a promise of a small picture of the screen, the bytes of a PNG. */
  constructor({engine, sound, database, thumbnail}) {
    super();
    this.#thumbnail = thumbnail;
    this.#engine = engine;
    this.#sound = sound;
    this.#database = database;
    engine.on('ended', () => this.stop('ended'));
    engine.on('halted', () => this.stop('ended'));
  }

  /**
   * Opens a game's files ({name, bytes: an ArrayBuffer or a File}); the previous game is closed
   * only if this succeeds.
   */
  async open(files, options = {}) {
    const transfer = files.map(({bytes}) => bytes).filter((it) => it instanceof ArrayBuffer);
    this.#engine.say('pause');
    const facts = await this.#engine.request('open', {name: 'game', files, ...options}, transfer);
    this.facts = facts;
    this.slots = new SaveSlots(this.#database, facts.hash);
    this.#begun = false;
    this.#recording = false;
    this.#fast = false;
    this.#reasons.clear();
    await this.#sound.again();
    this.dispatchEvent(new Event('opened'));
  }

  /** Starts to play after a gesture, which allows sound. */
  begin() {
    this.#begun = true;
    this.#sound.begin().catch((e) => this.notice(said('There is no sound: {0}', e.message)));
    this.go('ended');
  }

  get isPlaying() {
    return this.#begun && !this.#reasons.has('ended');
  }

  get isRunning() {
    return this.#begun && this.#reasons.size === 0;
  }

  /** Pauses it for a reason. */
  stop(reason) {
    this.#reasons.add(reason);
    this.#obey();
  }

  /** Removes a reason for the pause. */
  go(reason) {
    this.#reasons.delete(reason);
    this.#obey();
  }

  get isPaused() {
    return this.#reasons.has('player');
  }

  togglePause() {
    if (this.isPaused) {
      this.go('player');
    } else {
      this.stop('player');
    }
  }

  get isFast() {
    return this.#fast;
  }

  toggleFast() {
    this.#fast = !this.#fast;
    this.#engine.say('speed', {times: this.#fast ? GameAtPlay.#FAST : 1});
    this.#tellRunning();
  }

  /** Goes back some seconds. */
  async rewind() {
    const {seconds} = await this.#engine.request('rewind', {seconds: GameAtPlay.#REWOUND});
    this.go('ended');
    this.notice(said('{0} seconds back.', Math.round(seconds)));
  }

  /**
   * Returns {bytes, header, thumbnail}: the same file as on the desktop, its header, and a picture.
   * Fails with a reason if the game does not allow saving.
   */
  async save(title) {
    const save = await this.#engine.request('save', {title});
    return {...save, thumbnail: await this.#thumbnail()};
  }

  /** Returns a file of the player as a save. Fails with a message if it is invalid. */
  async check(bytes) {
    const header = await this.#engine.request('header', {bytes});
    if (header.game !== this.facts.hash) {
      throw new EngineRefusal(said('It is a save of another game: {0}.', header.gameTitle));
    }
    return {bytes, header};
  }

  /** Loads a save. */
  async load(bytes) {
    await this.#engine.request('loadSave', {bytes});
    this.go('ended');
  }

  async quickSave() {
    await this.slots.put('quick', await this.save(said('Quick save')));
    this.notice(said('Saved.'));
  }

  async quickLoad() {
    const kept = await this.slots.get('quick');
    if (!kept) {
      this.notice(said('There is no quick save yet.'));
      return;
    }
    await this.load(kept.bytes);
    this.notice(said('Loaded.'));
  }

  /** Sends a key, as if it had been pressed. */
  key(code) {
    this.#engine.say('input', {event: {kind: 'key', code, shift: false, control: false, alt: false}});
  }

  async changeRouter(router) {
    const answer = await this.#engine.request('router', {router});
    this.facts.router = answer.router;
    this.notice(said('Everybody walks by {0} now.', answer.router));
  }

  get isRecording() {
    return this.#recording;
  }

  async record() {
    await this.#engine.request('record');
    this.#recording = true;
    this.#tellRunning();
  }

  /** Ends the recording and returns its text. */
  async endRecord() {
    const {text} = await this.#engine.request('endRecord');
    this.#recording = false;
    this.#tellRunning();
    return text;
  }

  /** Shows a short line over the picture. */
  notice(text) {
    this.dispatchEvent(new CustomEvent('notice', {detail: text}));
  }

  #obey() {
    if (this.#begun) {
      this.#engine.say(this.isRunning ? 'play' : 'pause');
      const heard = this.isRunning ? this.#sound.begin() : this.#sound.pause();
      heard.catch(() => {});
    }
    this.#tellRunning();
  }

  #tellRunning() {
    this.dispatchEvent(new CustomEvent('running', {detail: this.isRunning}));
  }
}
