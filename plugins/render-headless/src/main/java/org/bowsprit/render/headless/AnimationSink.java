package org.bowsprit.render.headless;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.bowsprit.media.image.Animation;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.CursorPainter;

/**
 * Appends every frame to an animation, with the cursor and the shaking of the screen. Each frame
 * lasts one jiffy.
 */
final class AnimationSink implements FrameSink {

  private final Animation animation;
  private final OutputStream file;
  private final byte[] indices = new byte[Frame.PIXELS];

  AnimationSink(Animation animation, OutputStream file) {
    this.animation = animation;
    this.file = file;
  }

  @Override
  public void write(Frame frame) throws IOException {
    CursorPainter.paint(frame, indices);
    int hiddenPixels = frame.shake() * Frame.WIDTH;
    System.arraycopy(indices, hiddenPixels, indices, 0, Frame.PIXELS - hiddenPixels);
    Arrays.fill(indices, Frame.PIXELS - hiddenPixels, Frame.PIXELS, darkestColour(frame.palette()));
    animation.add(indices, frame.palette(), 1);
  }

  @Override
  public void close() throws IOException {
    try (file) {
      animation.close();
    }
  }

  /** Returns the palette colour that is nearest to black, for the rows below a shaken picture. */
  private static byte darkestColour(byte[] palette) {
    int darkest = 0;
    for (int i = 1; i < Frame.COLOURS; i++) {
      if (brightness(palette, i) < brightness(palette, darkest)) {
        darkest = i;
      }
    }
    return (byte) darkest;
  }

  private static int brightness(byte[] palette, int index) {
    int offset = index * 3;
    return (palette[offset] & 0xFF) + (palette[offset + 1] & 0xFF) + (palette[offset + 2] & 0xFF);
  }
}
