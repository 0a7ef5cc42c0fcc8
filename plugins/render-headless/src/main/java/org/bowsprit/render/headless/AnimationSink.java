package org.bowsprit.render.headless;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.bowsprit.media.image.Animation;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.CursorPainter;

/** Appends every frame to an animation, with cursor and shaking. Each frame lasts one jiffy. */
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
    int hidden = frame.shake() * Frame.WIDTH;
    System.arraycopy(indices, hidden, indices, 0, Frame.PIXELS - hidden);
    Arrays.fill(indices, Frame.PIXELS - hidden, Frame.PIXELS, darkest(frame.palette()));
    animation.add(indices, frame.palette(), 1);
  }

  @Override
  public void close() throws IOException {
    try (file) {
      animation.close();
    }
  }

  /** Returns the palette colour that is nearest to black, for the rows below a shaken picture. */
  private static byte darkest(byte[] palette) {
    int darkest = 0;
    for (int i = 1; i < Frame.COLOURS; i++) {
      if (light(palette, i) < light(palette, darkest)) {
        darkest = i;
      }
    }
    return (byte) darkest;
  }

  private static int light(byte[] palette, int index) {
    int at = index * 3;
    return (palette[at] & 0xFF) + (palette[at + 1] & 0xFF) + (palette[at + 2] & 0xFF);
  }
}
