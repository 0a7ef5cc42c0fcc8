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

  /** Jumps if there is something there, and says its name. */
  async towards(across, down) {
    const {x, y} = this.#pointer.place;
    const spots = await this.#engine.request('hotspots');
    const best = HotspotJump.nearest(spots, x, y, across, down);
    if (best) {
      this.#pointer.moveTo(best.x, best.y);
      this.#tell(best.name);
    }
  }

  /** Returns the spot that is nearest in a direction; one aside counts as three times as far. */
  static nearest(spots, x, y, across, down) {
    let best = null;
    let least = Infinity;
    for (const spot of spots) {
      const ahead = (spot.x - x) * across + (spot.y - y) * down;
      const aside = Math.abs((spot.x - x) * down) + Math.abs((spot.y - y) * across);
      const way = ahead + 3 * aside;
      if (ahead > 0 && way < least) {
        least = way;
        best = spot;
      }
    }
    return best;
  }
}
