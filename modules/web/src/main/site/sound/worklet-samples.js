'use strict';

/** Plays samples chunk by chunk on the audio thread. */
class WorkletSamples {
  #node;

  /**
   * Creates the connection. Fails for pages without worklets, such as those from the disk or over plain http.
   *
   * @param reserve frames to collect before the sound starts
   * @param told receives {queued, reserve, gaps, played}, in frames except gaps, some thirty times per second
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
