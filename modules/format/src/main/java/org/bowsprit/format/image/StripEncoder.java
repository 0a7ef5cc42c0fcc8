package org.bowsprit.format.image;

import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Packs columns of pixels into strips, each with the shortest code (spec 02 §2.4).
 *
 * <p>Tries raw bytes, method A by rows and by columns, and method B without and with runs, all with
 * the narrowest absolute colour that fits. The first of several equally short codes is used.
 */
public final class StripEncoder {

  private static final int MIN_BITS = 4;

  private StripEncoder() {}

  /**
   * Packs a strip that paints every pixel.
   *
   * @param pixels the rows of a buffer
   * @param offset the index of the strip's upper left pixel in the buffer
   * @param stride the distance in bytes between two rows
   * @param height the height of the strip in pixels, at least 1
   */
  public static Strip packOpaque(byte[] pixels, int offset, int stride, int height) {
    return packShortest(false, pixels, offset, stride, height);
  }

  /**
   * Packs a strip in which pixels of the colour {@code transparent} show the picture below. If
   * there are no such pixels, packs an opaque strip.
   */
  public static Strip packSeeThrough(
      int transparent, byte[] pixels, int offset, int stride, int height) {
    boolean hasTransparentPixels = false;
    for (byte colour : scan(ScanOrder.ROWS, pixels, offset, stride, height)) {
      hasTransparentPixels |= colour == (byte) transparent;
    }
    return packShortest(hasTransparentPixels, pixels, offset, stride, height);
  }

  /**
   * Packs a strip of the see-through kind, even without pixels of the transparent colour. The
   * z-planes of such a strip are added to the z-planes below instead of replacing them (spec 02
   * §3.2).
   */
  public static Strip packMerging(byte[] pixels, int offset, int stride, int height) {
    return packShortest(true, pixels, offset, stride, height);
  }

  /**
   * Packs a strip with a given code.
   *
   * @throws IllegalArgumentException if a colour does not fit into the code's bits
   */
  public static Strip packWithCode(
      StripCode code, byte[] pixels, int offset, int stride, int height) {
    byte[] scan = scan(code.order(), pixels, offset, stride, height);
    int neededBits = bitsNeeded(StripCodec.of(code.method()), scan);
    if (neededBits > code.bits()) {
      throw new IllegalArgumentException(
          "strip code "
              + code.value()
              + " holds colours of "
              + code.bits()
              + " bits, but a colour needs "
              + neededBits
              + " bits");
    }
    return pack(code, scan);
  }

  private static Strip packShortest(
      boolean isSeeThrough, byte[] pixels, int offset, int stride, int height) {
    byte[] rows = scan(ScanOrder.ROWS, pixels, offset, stride, height);
    byte[] columns = scan(ScanOrder.COLUMNS, pixels, offset, stride, height);
    int stepBits = bitsNeeded(StepCodec.INSTANCE, rows);
    int columnBits = bitsNeeded(StepCodec.INSTANCE, columns);
    int deltaBits = bitsNeeded(DeltaCodec.INSTANCE, rows);
    Stream<Strip> coded =
        Stream.of(
            pack(StripCode.of(StripMethod.STEP, ScanOrder.ROWS, isSeeThrough, stepBits), rows),
            pack(
                StripCode.of(StripMethod.STEP, ScanOrder.COLUMNS, isSeeThrough, columnBits),
                columns),
            pack(StripCode.of(StripMethod.DELTA, ScanOrder.ROWS, isSeeThrough, deltaBits), rows),
            pack(StripCode.withRuns(isSeeThrough, deltaBits), rows));
    // No code of v5 is both raw and see-through.
    Stream<Strip> raw = isSeeThrough ? Stream.empty() : Stream.of(pack(StripCode.RAW, rows));
    return Stream.concat(coded, raw)
        .min(Comparator.comparingInt(strip -> strip.data().length()))
        .orElseThrow();
  }

  private static Strip pack(StripCode code, byte[] scan) {
    return new Strip(StripCodec.of(code.method()).encode(code, scan));
  }

  private static int bitsNeeded(StripCodec codec, byte[] scan) {
    int absoluteColours = 0;
    for (int i = 1; i < scan.length; i++) {
      if (codec.needsAbsoluteColour(scan[i - 1], scan[i])) {
        absoluteColours |= scan[i] & 0xFF;
      }
    }
    return Math.max(MIN_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(absoluteColours));
  }

  private static byte[] scan(ScanOrder order, byte[] pixels, int offset, int stride, int height) {
    byte[] scan = new byte[Strip.WIDTH * height];
    StripCursor cursor = new StripCursor(order, offset, stride, height);
    for (int i = 0; i < scan.length; i++) {
      scan[i] = pixels[cursor.position()];
      cursor.advance();
    }
    return scan;
  }
}
