'use strict';

/**
 * The functions for tests that compare the page with `bowsprit run`. Each returns a promise that
 * waits until the page's first game is open.
 *
 * @param opened a promise that is fulfilled then
 */
function pageAnswers(engine, opened) {
  const asked = (type, request = {}) => opened.then(() => engine.request(type, request));
  return {
    /** SHA-256 of the palette indices on the screen. */
    frameHash: () => asked('frameHash').then(({hash}) => hash),
    /** The number of iterations of the running game so far. */
    tick: () => asked('state').then(({ticks}) => ticks),
    /** The number of the current room. */
    room: () => asked('state').then(({room}) => room),
    /**
     * The hash of the frame after each iteration of a separate game with the given input; `boot` is
     * local 0 of its boot script, `seed` the seed of its random numbers, `router` the id of its
     * router.
     */
    run: (input, ticks, {boot, seed, router} = {}) => asked('run', {input, ticks, bootParameter: boot, seed, router}),
  };
}
