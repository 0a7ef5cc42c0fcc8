'use strict';

/** Samples on their way to the loudspeaker, chunk after chunk, on the thread of the audio. */
class WorkletSamples {
  #node;

  /**
   * Makes the way; fails where a page has none, such as one from the disk or by plain http.
   *
   * @param reserve frames to gather before anything is heard
   * @param told takes {queued, reserve, gaps, played}, frames but for the count of gaps, some
   *     thirty times a second
   */
  static async in(context, reserve, told) {
    await context.audioWorklet.addModule(await scriptAddress('sound-worklet.js'));
    const node = new AudioWorkletNode(context, 'sample-queue', {
      numberOfInputs: 0,
      outputChannelCount: [2],
      processorOptions: {reserve},
    });
    node.port.onmessage = ({data}) => told(data);
    return new WorkletSamples(node);
  }

  constructor(node) {
    this.#node = node;
  }

  send(samples) {
    this.#node.port.postMessage(samples, [samples.buffer]);
  }

  empty() {
    this.#node.port.postMessage(null);
  }

  connect(node) {
    return this.#node.connect(node);
  }
}
