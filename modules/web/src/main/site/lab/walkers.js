'use strict';

/** Figures that walk the routes at the speed and scale that actors have in a game, side by side. */
class Walkers {
  /** The usual time of games between two steps: six sixtieths of a second. */
  static TICK_MILLIS = 100;
  static HEIGHT = 44;

  constructor(layer, ended) {
    this.layer = layer;
    this.ended = ended;
    this.times = 1;
  }

  get isWalking() {
    return this.timer !== undefined;
  }

  start(results, shown) {
    this.stop();
    const walks = results.map(({walk, router}, index) => ({walk, router, index})).filter(({router, walk}) => shown.has(router) && walk.length > 0);
    const figures = walks.map(({index}) => this.figure(index));
    this.layer.replaceChildren(...figures);
    const began = performance.now();
    const longest = Math.max(0, ...walks.map(({walk}) => walk.length));
    const step = () => {
      const tick = Math.floor(((performance.now() - began) * this.times) / Walkers.TICK_MILLIS);
      walks.forEach(({walk}, i) => {
        const [x, y, scale] = walk[Math.min(tick, walk.length - 1)];
        figures[i].setAttribute('transform', `translate(${x} ${y}) scale(${scale / 255})`);
      });
      if (tick >= longest) {
        this.timer = undefined;
        this.ended();
      } else {
        this.timer = requestAnimationFrame(step);
      }
    };
    this.timer = requestAnimationFrame(step);
    step();
  }

  stop() {
    cancelAnimationFrame(this.timer);
    this.timer = undefined;
    this.layer.replaceChildren();
  }

  figure(index) {
    const colour = RouterLook.colour(index);
    return svg(
      'g',
      {class: 'walker'},
      svg('path', {d: 'M-5 0 L-4 -20 L-7 -20 L-5 -34 L5 -34 L7 -20 L4 -20 L5 0 L1 0 L0 -14 L-1 0 Z', fill: colour}),
      svg('circle', {cx: 0, cy: 5 - Walkers.HEIGHT, r: 5, fill: colour}),
    );
  }
}
