'use strict';

/**
 * The last received screen of the game: palette indices, palette, pointer; converted to colours on
 * demand.
 */
class IndexedScreen {
  #indices = new Uint8Array(SCREEN_WIDTH * SCREEN_HEIGHT);
  #colours = new Uint32Array(256).fill(0xff000000);
  #cursor = null;
  #cursorShown = false;
  #shake = 0;
  #image = new ImageData(SCREEN_WIDTH, SCREEN_HEIGHT);
  #pixels = new Uint32Array(this.#image.data.buffer);
  #taken = false;

  /** The position of the pointer. The page moves it at once, the game receives it a moment later. */
  pointer = {x: SCREEN_WIDTH / 2, y: SCREEN_HEIGHT / 2};

  /** Handles a `frame` message. */
  take(frame) {
    this.#taken = true;
    this.#indices = frame.pixels;
    if (frame.palette) {
      this.#readPalette(frame.palette);
    }
    this.#cursor = frame.cursor ?? this.#cursor;
    this.#cursorShown = frame.visible;
    this.#shake = frame.shake;
  }

  /** Whether a picture of a game was received. */
  get hasPicture() {
    return this.#taken;
  }

  get hasCursor() {
    return this.#cursorShown;
  }

  /** Returns the whole screen in colours, with the pointer if asked. */
  image(withCursor) {
    const shift = this.#shake * SCREEN_WIDTH;
    const shown = this.#indices.length - shift;
    for (let i = 0; i < shown; i++) {
      this.#pixels[i] = this.#colours[this.#indices[i + shift]];
    }
    this.#pixels.fill(0xff000000, shown);
    if (withCursor && this.#cursorShown && this.#cursor) {
      this.#paintCursor();
    }
    return this.#image;
  }

  #paintCursor() {
    const {width, height, hotspotX, hotspotY, transparent, pixels} = this.#cursor;
    const left = this.pointer.x - hotspotX;
    const top = this.pointer.y - hotspotY;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const x = left + column;
        const y = top + row;
        const index = pixels[row * width + column];
        if (index !== transparent && x >= 0 && x < SCREEN_WIDTH && y >= 0 && y < SCREEN_HEIGHT) {
          this.#pixels[y * SCREEN_WIDTH + x] = this.#colours[index];
        }
      }
    }
  }

  // Canvas pixels are red, green, blue, alpha in memory, and in reverse order in a number on all
  // machines with browsers.
  #readPalette(palette) {
    for (let i = 0; i < 256; i++) {
      this.#colours[i] =
        0xff000000 | (palette[3 * i + 2] << 16) | (palette[3 * i + 1] << 8) | palette[3 * i];
    }
  }
}
