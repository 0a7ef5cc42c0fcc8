'use strict';

/**
 * A mouse or a pen on the picture: the left and right button have their usual meaning, the wheel
 * sends arrow keys.
 */
class GameMouse {
  static #BUTTONS = {0: 'left', 2: 'right'};

  constructor(canvas, pointer, key) {
    const ofMouse = (listener) => (event) => event.pointerType !== 'touch' && listener(event);
    canvas.addEventListener('pointermove', ofMouse((event) => pointer.moveUnder(event)));
    canvas.addEventListener(
      'pointerdown',
      ofMouse((event) => {
        canvas.setPointerCapture(event.pointerId);
        this.#button(pointer, 'press', event);
      }),
    );
    canvas.addEventListener('pointerup', ofMouse((event) => this.#button(pointer, 'release', event)));
    canvas.addEventListener('wheel', (event) => {
      event.preventDefault();
      key(KeyCodes.NAMED[event.deltaY < 0 ? 'ArrowUp' : 'ArrowDown']);
    });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  #button(pointer, kind, event) {
    const button = GameMouse.#BUTTONS[event.button];
    if (button) {
      pointer.moveUnder(event);
      pointer.button(kind, button);
    }
  }
}
