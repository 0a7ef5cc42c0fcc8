'use strict';

/** Lets the pointer jump to the next thing, person or verb in a direction. */
class HotspotJump {
  #engine;
  #pointer;
  #tell;

  constructor(engine, pointer, tell) {
    this.#engine = engine;
    this.#pointer = pointer;
    this.#tell = tell;
  }

  /** Jumps `UP`, `RIGHT`, `DOWN` or `LEFT` if there is a thing, and reads its name aloud. */
  async towards(way) {
    const next = await this.#engine.request('jump', {...this.#pointer.place, way});
    if (next) {
      this.#pointer.moveTo(next.x, next.y);
      this.#tell(next.name);
    }
  }
}
