'use strict';

/**
 * Plays the engine's sound. The samples go to a worklet if possible; otherwise the page schedules
 * them. The page controls volume and mute. Browsers allow sound only after a gesture, so it starts
 * with the first one.
 */
class GameSound {
  static #RATE = 44_100;
  /** The reserve in frames: a fifth of a second covers the delays of a busy page. */
  static #RESERVE = 8_820;

  #engine;
  #context = null;
  #gain = null;
  #queue = null;
  #volume = 1;
  #muted = false;

  /** The last report: queued frames, wanted reserve, gaps so far, played frames. */
  report = {queued: 0, reserve: 0, gaps: 0, played: 0};

  constructor(engine) {
    this.#engine = engine;
    engine.on('sound', ({samples}) => this.#queue?.send(samples));
    engine.on('silence', () => this.#queue?.empty());
  }

  /** Starts or continues after a gesture. A second call does nothing. */
  async begin() {
    if (this.#context) {
      await this.#context.resume();
      return;
    }
    this.#context = new AudioContext({sampleRate: GameSound.#RATE, latencyHint: 'interactive'});
    this.#gain = new GainNode(this.#context);
    this.#queue = await this.#samples();
    this.#queue.connect(this.#gain).connect(this.#context.destination);
    this.#adjust();
    await this.#engine.request('audio', {rate: this.#context.sampleRate});
    await this.#context.resume();
  }

  /** Browsers have no worklets for pages from the disk and for remote pages over plain http. */
  async #samples() {
    const told = (report) => {
      this.report = report;
      this.#engine.say('audioQueued', {frames: report.queued, reserve: report.reserve});
    };
    if (this.#context.audioWorklet && location.protocol !== 'file:') {
      return WorkletSamples.in(this.#context, GameSound.#RESERVE, told);
    }
    return new ScheduledSamples(this.#context, GameSound.#RESERVE, told);
  }

  /** Tells a newly opened game that sound is played. */
  async again() {
    if (this.#context) {
      await this.#engine.request('audio', {rate: this.#context.sampleRate});
    }
  }

  async pause() {
    await this.#context?.suspend();
  }

  set volume(volume) {
    this.#volume = volume;
    this.#adjust();
  }

  get muted() {
    return this.#muted;
  }

  set muted(muted) {
    this.#muted = muted;
    this.#adjust();
  }

  #adjust() {
    if (this.#gain) {
      // A short slide instead of a step, which would click.
      const level = this.#muted ? 0 : this.#volume;
      this.#gain.gain.setTargetAtTime(level, this.#context.currentTime, 0.02);
    }
  }
}
