'use strict';

/** Draws the game's screen on a canvas with the resolution of the display. */
class GamePicture {
  #canvas;
  #context;
  #screen;
  #small = newCanvas(SCREEN_WIDTH, SCREEN_HEIGHT);
  #large = newCanvas(1, 1);
  #viewport = Viewport.in(SCREEN_WIDTH, 240, false);
  #isDue = false;

  static #FILTERS = ['sharp', 'nearest', 'scanlines', 'tube'];

  #tube = new MonitorTube();

  /** `sharp`, `nearest`, `scanlines` or `tube`. */
  filter = 'sharp';
  /** Whether a pixel of the game is square. */
  square = false;
  /** Other pictures over this one: functions of context and viewport. */
  overlays = [];
  /** The time of the first drawing of a game's picture, in milliseconds since the page began to load. */
  firstDrawn = null;

  constructor(canvas, screen) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', {alpha: false});
    this.#screen = screen;
    new ResizeObserver(() => this.#resize()).observe(canvas);
  }

  /** Returns the next filter. */
  static nextFilter(filter) {
    const filters = GamePicture.#FILTERS;
    return filters[(filters.indexOf(filter) + 1) % filters.length];
  }

  /** Draws once at the display's next frame, however often this is called. */
  draw() {
    if (!this.#isDue) {
      this.#isDue = true;
      requestAnimationFrame(() => this.#drawNow());
    }
  }

  /** Returns the game's pixel under a point of the window. */
  gamePixel(clientX, clientY) {
    const box = this.#canvas.getBoundingClientRect();
    const scale = this.#canvas.width / box.width;
    return this.#viewport.gamePixel((clientX - box.left) * scale, (clientY - box.top) * scale);
  }

  /** Returns a copy of a part of the screen, without the pointer. */
  cut(left, top, right, bottom) {
    const part = newCanvas(right - left, bottom - top);
    part.getContext('2d').putImageData(this.#screen.image(false), -left, -top);
    return part;
  }

  /** Returns a promise of the screen as a small picture: the bytes of a PNG, which every browser keeps, also in a private window. */
  thumbnail() {
    const small = newCanvas(160, 100);
    small.getContext('2d').drawImage(this.cut(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT), 0, 0, 160, 100);
    return new Promise((resolve) => small.toBlob(resolve)).then((png) => png.arrayBuffer());
  }

  #resize() {
    const ratio = devicePixelRatio;
    this.#canvas.width = Math.max(1, Math.round(this.#canvas.clientWidth * ratio));
    this.#canvas.height = Math.max(1, Math.round(this.#canvas.clientHeight * ratio));
    this.#drawNow();
  }

  #drawNow() {
    this.#isDue = false;
    if (this.#screen.hasPicture) {
      this.firstDrawn ??= performance.now();
    }
    const {width, height} = this.#canvas;
    this.#viewport = Viewport.in(width, height, this.square);
    this.#small.getContext('2d').putImageData(this.#screen.image(true), 0, 0);
    this.#context.fillStyle = '#000';
    this.#context.fillRect(0, 0, width, height);
    if (this.filter === 'nearest') {
      this.#drawScaled(this.#small, false);
    } else {
      this.#drawSharp();
    }
    if (this.filter === 'scanlines' || this.filter === 'tube') {
      this.#tube.paint(this.#context, this.#viewport, this.filter === 'tube');
    }
    this.overlays.forEach((paint) => paint(this.#context, this.#viewport));
  }

  /**
   * First enlarges every pixel to a block of whole size, larger than on the screen, and then
   * reduces the picture smoothly. This makes all pixels equally wide, and only their edges are
   * mixed.
   */
  #drawSharp() {
    const across = Math.ceil(this.#viewport.width / SCREEN_WIDTH) * SCREEN_WIDTH;
    const down = Math.ceil(this.#viewport.height / SCREEN_HEIGHT) * SCREEN_HEIGHT;
    if (this.#large.width !== across || this.#large.height !== down) {
      this.#large = newCanvas(across, down);
    }
    const context = this.#large.getContext('2d', {alpha: false});
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#small, 0, 0, across, down);
    this.#drawScaled(this.#large, true);
  }

  #drawScaled(source, smooth) {
    const {left, top, width, height} = this.#viewport;
    this.#context.imageSmoothingEnabled = smooth;
    this.#context.drawImage(source, left, top, width, height);
  }
}

function newCanvas(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
