'use strict';

/**
 * Fingers on the picture: a tap clicks; a held finger acts as the right button, which usually looks
 * at a thing; a sliding finger only points, so that names appear; two fingers open the menu.
 */
class GameTouch {
  static #LONG = 500;
  static #SLIDE = 12;

  #pointer;
  #openMenu;
  #fingers = new Set();
  #start = null;
  #timer = 0;

  constructor(canvas, pointer, openMenu) {
    this.#pointer = pointer;
    this.#openMenu = openMenu;
    const ofFinger = (listener) => (event) => event.pointerType === 'touch' && listener(event);
    canvas.addEventListener('pointerdown', ofFinger((event) => this.#down(event)));
    canvas.addEventListener('pointermove', ofFinger((event) => this.#move(event)));
    canvas.addEventListener('pointerup', ofFinger((event) => this.#up(event)));
    canvas.addEventListener('pointercancel', ofFinger((event) => this.#forget(event)));
  }

  #down(event) {
    this.#fingers.add(event.pointerId);
    if (this.#fingers.size === 2) {
      this.#cancel();
      this.#openMenu();
      return;
    }
    this.#start = {x: event.clientX, y: event.clientY};
    this.#pointer.moveUnder(event);
    this.#timer = setTimeout(() => this.#held(), GameTouch.#LONG);
  }

  #move(event) {
    if (!this.#fingers.has(event.pointerId) || this.#fingers.size > 1) {
      return;
    }
    const far =
      this.#start &&
      Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > GameTouch.#SLIDE;
    if (far) {
      this.#cancel();
    }
    if (!this.#start) {
      this.#pointer.moveUnder(event);
    }
  }

  #up(event) {
    this.#fingers.delete(event.pointerId);
    if (this.#start) {
      this.#cancel();
      const {x, y} = this.#pointer.place;
      this.#pointer.clickAt(x, y);
    }
  }

  #held() {
    this.#cancel();
    navigator.vibrate?.(15);
    this.#pointer.button('click', 'right');
  }

  #forget(event) {
    this.#fingers.delete(event.pointerId);
    this.#cancel();
  }

  /** The current gesture is no longer a tap. */
  #cancel() {
    clearTimeout(this.#timer);
    this.#start = null;
  }
}
