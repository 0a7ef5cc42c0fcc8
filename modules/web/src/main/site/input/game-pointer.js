'use strict';

/** The pointer in the game's own pixels, moved by mouse, finger and keys alike. */
class GamePointer {
  #screen;
  #picture;
  #engine;

  constructor(screen, picture, engine) {
    this.#screen = screen;
    this.#picture = picture;
    this.#engine = engine;
  }

  get place() {
    return this.#screen.pointer;
  }

  /** Moves it to a pixel of the screen, or to the nearest one. */
  moveTo(x, y) {
    const place = {x: within(x, SCREEN_WIDTH), y: within(y, SCREEN_HEIGHT)};
    const {x: oldX, y: oldY} = this.place;
    if (place.x === oldX && place.y === oldY) {
      return;
    }
    this.#screen.pointer = place;
    this.#send('move');
    this.#picture.draw();
  }

  /** Moves it under a point of the window. */
  moveUnder(event) {
    const {x, y} = this.#picture.gamePixel(event.clientX, event.clientY);
    this.moveTo(x, y);
  }

  /** Sends `press`, `release` or `click` of a button at its position. */
  button(kind, button) {
    this.#send(kind, {button});
  }

  /**
   * Moves and clicks a moment later: games check the thing under the pointer some times per second,
   * and apply a click to the last one.
   */
  clickAt(x, y, button = 'left') {
    this.moveTo(x, y);
    setTimeout(() => this.button('click', button), GamePointer.#SIGHT);
  }

  static #SIGHT = 120;

  #send(kind, more = {}) {
    this.#engine.say('input', {event: {kind, ...this.place, ...more}});
  }
}
