package org.bowsprit.media.image;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes an animated PNG with exact delays in jiffies.
 *
 * <p>The format has one palette for all frames. If all frames have the same palette, this class
 * writes indices, otherwise true colour. Frames are kept in memory until {@link #close()}, because
 * the file contains their number before the frames. Programs that support only plain PNG show the
 * first frame.
 *
 * @since 1.0
 */
public final class AnimatedPng extends MergedFrames {

  private static final int JIFFIES_PER_SECOND = 60;
  private static final int MAX_DELAY_JIFFIES = 65_535;

  private final OutputStream out;
  private final List<Picture> frames = new ArrayList<>();
  private int sequenceNumber;

  private static final class Picture {
    private final byte[] indices;
    private final byte[] palette;
    private final int jiffies;

    Picture(byte[] indices, byte[] palette, int jiffies) {
      this.indices = indices;
      this.palette = palette;
      this.jiffies = jiffies;
    }
  }

  /**
   * Creates a writer and begins the animation.
   *
   * @param out the destination
   * @param width the width in pixels, 1–65535
   * @param height the height in pixels, 1–65535
   * @param transparent the index of the transparent colour, or {@link IndexedPng#OPAQUE} for none;
   *     used only if all frames have the same palette
   */
  public AnimatedPng(OutputStream out, int width, int height, int transparent) {
    super(new PictureSize(width, height), transparent);
    this.out = out;
  }

  @Override
  void writeFrame(byte[] indices, byte[] palette, int jiffies) {
    frames.add(new Picture(indices, palette, jiffies));
  }

  @Override
  void finish() throws IOException {
    byte[] firstPalette = frames.get(0).palette;
    boolean isIndexed =
        frames.stream().allMatch(frame -> Arrays.equals(firstPalette, frame.palette));
    PngChunks chunks = new PngChunks(out);
    chunks.start(
        size.width(), size.height(), isIndexed ? PngChunks.INDEXED : PngChunks.TRUE_COLOUR);
    chunks.chunk("acTL", ByteBuffer.allocate(8).putInt(frames.size()).putInt(0).array());
    if (isIndexed) {
      chunks.palette(firstPalette, transparent);
    }
    for (Picture frame : frames) {
      chunks.chunk("fcTL", frameControl(frame.jiffies));
      writeData(chunks, isIndexed ? indexedRows(frame) : colourRows(frame));
    }
    chunks.end();
  }

  private byte[] frameControl(int jiffies) {
    ByteBuffer chunk = ByteBuffer.allocate(26).putInt(sequenceNumber++);
    chunk.putInt(size.width()).putInt(size.height()).putInt(0).putInt(0);
    chunk.putShort((short) Math.min(MAX_DELAY_JIFFIES, jiffies));
    chunk.putShort((short) JIFFIES_PER_SECOND).put((byte) 0).put((byte) 0);
    return chunk.array();
  }

  private void writeData(PngChunks chunks, byte[] data) throws IOException {
    if (sequenceNumber == 1) {
      chunks.chunk("IDAT", data);
    } else {
      ByteBuffer numberedData =
          ByteBuffer.allocate(4 + data.length).putInt(sequenceNumber++).put(data);
      chunks.chunk("fdAT", numberedData.array());
    }
  }

  private byte[] indexedRows(Picture frame) throws IOException {
    return PngChunks.deflateRows(frame.indices, size.width());
  }

  private byte[] colourRows(Picture frame) throws IOException {
    byte[] colours = new byte[frame.indices.length * 3];
    for (int i = 0; i < frame.indices.length; i++) {
      System.arraycopy(frame.palette, (frame.indices[i] & 0xFF) * 3, colours, i * 3, 3);
    }
    return PngChunks.deflateRows(colours, size.width() * 3);
  }
}
