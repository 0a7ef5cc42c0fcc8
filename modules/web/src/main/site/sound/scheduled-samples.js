'use strict';

/**
 * Plays samples without a worklet: each chunk is a separate sound that starts when the previous one
 * ends. It has the same methods as WorkletSamples.
 */
class ScheduledSamples {
  static #RATE = 44_100;
  static #TOLD_EVERY_MILLIS = 33;

  #context;
  #reserve;
  #told;
  #output;
  #playing = new Set();
  #end = 0;
  #sent = 0;
  #gaps = 0;

  constructor(context, reserve, told) {
    this.#context = context;
    this.#reserve = reserve / ScheduledSamples.#RATE;
    this.#told = told;
    this.#output = new GainNode(context);
    setInterval(() => this.#tell(), ScheduledSamples.#TOLD_EVERY_MILLIS);
  }

  send(samples) {
    const frames = samples.length / 2;
    const sampleRate = ScheduledSamples.#RATE;
    const buffer = new AudioBuffer({length: frames, numberOfChannels: 2, sampleRate});
    for (const channel of [0, 1]) {
      const heard = buffer.getChannelData(channel);
      for (let i = 0; i < frames; i++) {
        heard[i] = samples[2 * i + channel] / 32768;
      }
    }
    this.#schedule(buffer);
    this.#sent += frames;
  }

  #schedule(buffer) {
    const now = this.#context.currentTime;
    if (this.#end <= now) {
      this.#gaps += this.#sent > 0 ? 1 : 0;
      this.#end = now + this.#reserve;
    }
    const source = new AudioBufferSourceNode(this.#context, {buffer});
    source.connect(this.#output);
    source.onended = () => this.#playing.delete(source);
    this.#playing.add(source);
    source.start(this.#end);
    this.#end += buffer.duration;
  }

  empty() {
    for (const source of this.#playing) {
      source.stop();
    }
    this.#end = 0;
  }

  connect(node) {
    return this.#output.connect(node);
  }

  #tell() {
    const left = Math.max(0, this.#end - this.#context.currentTime);
    const queued = Math.round(left * ScheduledSamples.#RATE);
    this.#told({
      queued,
      reserve: Math.round(this.#reserve * ScheduledSamples.#RATE),
      gaps: this.#gaps,
      played: Math.max(0, this.#sent - queued),
    });
  }
}
