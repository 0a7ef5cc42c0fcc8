'use strict';

/**
 * What the page answers to a test that compares it with `bowsprit run`: each a promise, once the game
 * that the page begins with is there.
 *
 * @param opened a promise that ends when it is
 */
function pageAnswers(engine, opened) {
  const asked = (type, request = {}) => opened.then(() => engine.request(type, request));
  return {
    /** SHA-256 of the palette indices that are shown now. */
    frameHash: () => asked('frameHash').then(({hash}) => hash),
    /** How many iterations the game at play has behind it. */
    tick: () => asked('state').then(({ticks}) => ticks),
    /** The number of the room it is in. */
    room: () => asked('state').then(({room}) => room),
    /**
     * The hash of the frame after each iteration of a game of its own, which does what a text says; `boot` is local 0
     * of its boot script, `seed` that of its random numbers, `router` the id of who plans its walks.
     */
    run: (input, ticks, {boot, seed, router} = {}) => asked('run', {input, ticks, bootParameter: boot, seed, router}),
  };
}
