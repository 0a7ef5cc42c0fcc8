'use strict';

/** Darkens a picture as the tube of a monitor did: between its lines, and between its dots of three colours. */
class MonitorTube {
  /** The brightness of the gap between two lines, and of the other two colours of a dot. */
  static #GAP = 0.6;
  static #OTHER = 0.75;
  static #COLOURS = 3;
  /** Lines with fewer pixels of the canvas are too low for a gap. */
  static #LEAST_LINE = 2;

  #mask = newCanvas(1, 1);
  #made = '';

  /** Paints over a picture; `dots` selects whether the dots are shown, too. */
  paint(context, viewport, dots) {
    const {left, top, width, height} = viewport;
    if (height < MonitorTube.#LEAST_LINE * SCREEN_HEIGHT) {
      return;
    }
    this.#make(width, height, dots);
    context.save();
    context.globalCompositeOperation = 'multiply';
    context.drawImage(this.#mask, left, top);
    context.restore();
  }

  #make(width, height, dots) {
    const wanted = [width, height, dots].join();
    if (this.#made === wanted) {
      return;
    }
    this.#made = wanted;
    this.#mask = newCanvas(width, height);
    const context = this.#mask.getContext('2d');
    const image = context.createImageData(width, height);
    const line = height / SCREEN_HEIGHT;
    for (let y = 0; y < height; y++) {
      const within = (y / line) % 1;
      const level = within > 0.66 ? MonitorTube.#GAP : 1;
      for (let x = 0; x < width; x++) {
        const at = 4 * (y * width + x);
        for (let colour = 0; colour < MonitorTube.#COLOURS; colour++) {
          const share = dots && x % MonitorTube.#COLOURS !== colour ? MonitorTube.#OTHER : 1;
          image.data[at + colour] = 255 * level * share;
        }
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
  }
}
