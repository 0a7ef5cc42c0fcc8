'use strict';

/** The backgrounds of rooms that this page has read. */
const RoomPicture = {
  /** Returns the address of a picture with palette indices. */
  address({width, height}, {pixels, palette}) {
    const canvas = element('canvas', {width, height});
    const image = new ImageData(width, height);
    for (let i = 0; i < pixels.length; i++) {
      const colour = 3 * pixels[i];
      image.data.set([palette[colour], palette[colour + 1], palette[colour + 2], 255], 4 * i);
    }
    canvas.getContext('2d').putImageData(image, 0, 0);
    return canvas.toDataURL();
  },
};
