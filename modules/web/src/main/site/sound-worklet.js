'use strict';

/**
 * Plays the samples it is sent, one chunk after the other. It starts when it has a reserve. After a
 * gap it starts again with twice the reserve, because the device is busy. Missing samples are
 * silent and counted.
 */
class SampleQueue extends AudioWorkletProcessor {
  /** In seconds; a longer delay would be noticeable. */
  static #MOST_RESERVE = 0.4;

  #chunks = [];
  #position = 0;
  #queued = 0;
  #reserve;
  #filling = true;
  #gaps = 0;
  #played = 0;
  #reported = 0;

  constructor({processorOptions: {reserve}}) {
    super();
    this.#reserve = reserve;
    this.port.onmessage = ({data}) => {
      if (data === null) {
        this.#empty();
      } else {
        this.#chunks.push(data);
        this.#queued += data.length / 2;
      }
    };
  }

  process(inputs, [[left, right = left]]) {
    if (this.#filling && this.#queued >= this.#reserve) {
      this.#filling = false;
    }
    for (let i = 0; i < left.length && !this.#filling; i++) {
      this.#next(left, right, i);
    }
    this.#report(left.length);
    return true;
  }

  #next(left, right, i) {
    const chunk = this.#chunks[0];
    if (!chunk) {
      this.#filling = true;
      this.#gaps++;
      this.#reserve = Math.min(2 * this.#reserve, SampleQueue.#MOST_RESERVE * sampleRate);
      return;
    }
    left[i] = chunk[this.#position++] / 32768;
    right[i] = chunk[this.#position++] / 32768;
    this.#queued--;
    this.#played++;
    if (this.#position >= chunk.length) {
      this.#chunks.shift();
      this.#position = 0;
    }
  }

  #empty() {
    this.#chunks = [];
    this.#position = 0;
    this.#queued = 0;
    this.#filling = true;
  }

  /** Some thirty times a second: between reports, the engine assumes that nothing was played. */
  #report(frames) {
    this.#reported += frames;
    if (this.#reported >= sampleRate / 30) {
      this.#reported = 0;
      this.port.postMessage({
        queued: this.#queued,
        reserve: this.#reserve,
        gaps: this.#gaps,
        played: this.#played,
      });
    }
  }
}

registerProcessor('sample-queue', SampleQueue);
