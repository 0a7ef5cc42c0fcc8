'use strict';

const SCREEN_WIDTH = 320;
const SCREEN_HEIGHT = 200;

/** The position of the picture in its canvas, in the canvas's pixels: centred, as large as fits. */
class Viewport {
  /** A game's pixels are a fifth higher than wide, as on the original monitors. */
  static in(width, height, square) {
    const shape = SCREEN_WIDTH / (square ? SCREEN_HEIGHT : (SCREEN_HEIGHT * 6) / 5);
    const fitting = Math.min(width, height * shape);
    const across = Math.max(1, Math.round(fitting));
    const down = Math.max(1, Math.round(fitting / shape));
    return new Viewport((width - across) >> 1, (height - down) >> 1, across, down);
  }

  constructor(left, top, width, height) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
  }

  /** Returns the game's pixel under a point of the canvas, the nearest one for points beside it. */
  gamePixel(x, y) {
    return {
      x: within(Math.floor(((x - this.left) / this.width) * SCREEN_WIDTH), SCREEN_WIDTH),
      y: within(Math.floor(((y - this.top) / this.height) * SCREEN_HEIGHT), SCREEN_HEIGHT),
    };
  }

  /** Returns the canvas's point in the middle of a game's pixel. */
  canvasPoint(x, y) {
    return {
      x: this.left + ((x + 0.5) / SCREEN_WIDTH) * this.width,
      y: this.top + ((y + 0.5) / SCREEN_HEIGHT) * this.height,
    };
  }
}

function within(value, end) {
  return Math.min(end - 1, Math.max(0, value));
}
