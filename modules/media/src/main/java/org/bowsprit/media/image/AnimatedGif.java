package org.bowsprit.media.image;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes an animated GIF, with a palette for every frame.
 *
 * <p>The unit of time is 1/100 s. Delays are rounded so that errors do not add up. Many viewers
 * lengthen delays below 2/100 s.
 *
 * @since 1.0
 */
public final class AnimatedGif extends MergedFrames {

  private static final int JIFFIES_PER_SECOND = 60;
  private static final int CENTISECONDS_PER_SECOND = 100;
  private static final int MAX_DELAY = 65_535;
  private static final int DISPOSAL_KEEP = 1;
  private static final int DISPOSAL_CLEAR = 2;

  private final OutputStream out;
  private final GifLzw lzw = new GifLzw();
  private boolean isStarted;
  private long jiffiesSoFar;

  /**
   * Creates a writer and begins the animation.
   *
   * @param out the destination
   * @param width the width in pixels, 1–65535
   * @param height the height in pixels, 1–65535
   * @param transparent the index shown as transparent, or {@link IndexedPng#OPAQUE}
   */
  public AnimatedGif(OutputStream out, int width, int height, int transparent) {
    super(new PictureSize(width, height), transparent);
    this.out = out;
  }

  @Override
  void writeFrame(byte[] indices, byte[] palette, int jiffies) throws IOException {
    if (!isStarted) {
      writeHeader();
      isStarted = true;
    }
    writeGraphicControl(nextDelay(jiffies));
    out.write(0x2C);
    writeWord(0);
    writeWord(0);
    writeWord(size.width());
    writeWord(size.height());
    out.write(0x87); // a local colour table of 256 entries
    out.write(palette);
    lzw.write(indices, out);
  }

  @Override
  void finish() throws IOException {
    out.write(0x3B);
    out.flush();
  }

  private void writeHeader() throws IOException {
    out.write("GIF89a".getBytes(StandardCharsets.US_ASCII));
    writeWord(size.width());
    writeWord(size.height());
    out.write(new byte[] {0x70, 0, 0}); // no global colour table
    out.write(new byte[] {0x21, (byte) 0xFF, 11});
    out.write("NETSCAPE2.0".getBytes(StandardCharsets.US_ASCII));
    out.write(new byte[] {3, 1, 0, 0, 0}); // repeat without end
  }

  private void writeGraphicControl(int delay) throws IOException {
    int disposal = transparent >= 0 ? DISPOSAL_CLEAR : DISPOSAL_KEEP;
    out.write(new byte[] {0x21, (byte) 0xF9, 4});
    out.write(disposal << 2 | (transparent >= 0 ? 1 : 0));
    writeWord(delay);
    out.write(Math.max(0, transparent));
    out.write(0);
  }

  private int nextDelay(int jiffies) {
    long before = centiseconds(jiffiesSoFar);
    jiffiesSoFar += jiffies;
    return (int) Math.min(MAX_DELAY, centiseconds(jiffiesSoFar) - before);
  }

  private static long centiseconds(long jiffies) {
    return (2 * jiffies * CENTISECONDS_PER_SECOND + JIFFIES_PER_SECOND) / (2 * JIFFIES_PER_SECOND);
  }

  private void writeWord(int value) throws IOException {
    out.write(value & 0xFF);
    out.write(value >> 8);
  }
}
