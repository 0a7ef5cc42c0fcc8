package org.bowsprit.insight.sketch;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/**
 * Allocates a palette entry of a frame for every {@link Ink}.
 *
 * <p>Unused entries are allocated first. If a picture uses all 256 entries, the rarest colours are
 * replaced. Their pixels get the most similar of the remaining colours, so that the game's picture
 * changes as little as possible. All layers share one object of this class. If a frame already has
 * the inks, it is not changed.
 */
public final class Inks {

  private static final int CHANNELS = 3;
  private static final int CURSOR_WEIGHT = Frame.PIXELS + 1;

  private final Map<Ink, Byte> indices = new EnumMap<>(Ink.class);
  private final int[] pixelCounts = new int[Frame.COLOURS];
  private final byte[] replacements = new byte[Frame.COLOURS];
  private CursorImage lastCursor;
  private final boolean[] isUsedByCursor = new boolean[Frame.COLOURS];

  /** Creates inks without a frame. */
  public Inks() {}

  /** Allocates all inks in a frame, unless the frame already has them. */
  public void allocate(Frame frame) {
    if (areAllocatedIn(frame)) {
      return;
    }
    countPixels(frame);
    boolean isFull = false;
    for (Ink ink : Ink.values()) {
      int index = findRarestColour();
      indices.put(ink, (byte) index);
      isFull |= pixelCounts[index] > 0;
      pixelCounts[index] = Integer.MAX_VALUE;
    }
    if (isFull) {
      replaceColours(frame);
    }
    for (Ink ink : Ink.values()) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        frame.palette()[paletteOffset(ink, channel)] = (byte) ink.channel(channel);
      }
    }
  }

  /** Returns the palette index of an ink in the last frame. */
  public byte of(Ink ink) {
    return indices.get(ink);
  }

  private int paletteOffset(Ink ink, int channel) {
    return (of(ink) & 0xFF) * CHANNELS + channel;
  }

  private boolean areAllocatedIn(Frame frame) {
    if (indices.isEmpty()) {
      return false;
    }
    for (Ink ink : Ink.values()) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        int current = frame.palette()[paletteOffset(ink, channel)] & 0xFF;
        if (current != ink.channel(channel)) {
          return false;
        }
      }
    }
    return true;
  }

  private void countPixels(Frame frame) {
    Arrays.fill(pixelCounts, 0);
    for (byte pixel : frame.pixels()) {
      pixelCounts[pixel & 0xFF]++;
    }
    examineCursor(frame.cursor());
    for (int colour = 0; colour < pixelCounts.length; colour++) {
      pixelCounts[colour] += isUsedByCursor[colour] ? CURSOR_WEIGHT : 0;
    }
  }

  private void examineCursor(CursorImage cursor) {
    if (cursor != lastCursor) {
      lastCursor = cursor;
      Arrays.fill(isUsedByCursor, false);
      for (int y = 0; y < cursor.height(); y++) {
        for (int x = 0; x < cursor.width(); x++) {
          int colour = cursor.pixel(x, y);
          if (colour != cursor.transparent()) {
            isUsedByCursor[colour] = true;
          }
        }
      }
    }
  }

  /**
   * Returns the rarest colour. Of equally rare colours, returns the last, because games use the
   * first colours of the palette for their interface.
   */
  private int findRarestColour() {
    int rarest = pixelCounts.length - 1;
    for (int colour = rarest - 1; colour >= 0 && pixelCounts[rarest] > 0; colour--) {
      if (pixelCounts[colour] < pixelCounts[rarest]) {
        rarest = colour;
      }
    }
    return rarest;
  }

  private void replaceColours(Frame frame) {
    for (int colour = 0; colour < replacements.length; colour++) {
      replacements[colour] =
          (byte) (isInk(colour) ? findNearestColour(frame.palette(), colour) : colour);
    }
    byte[] pixels = frame.pixels();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = replacements[pixels[i] & 0xFF];
    }
  }

  private boolean isInk(int colour) {
    return pixelCounts[colour] == Integer.MAX_VALUE;
  }

  private int findNearestColour(byte[] palette, int colour) {
    int nearest = colour;
    int minDistance = Integer.MAX_VALUE;
    for (int other = 0; other < Frame.COLOURS; other++) {
      int distance = isInk(other) ? Integer.MAX_VALUE : distance(palette, colour, other);
      if (distance < minDistance) {
        minDistance = distance;
        nearest = other;
      }
    }
    return nearest;
  }

  private static int distance(byte[] palette, int a, int b) {
    int sum = 0;
    for (int channel = 0; channel < CHANNELS; channel++) {
      int difference =
          (palette[a * CHANNELS + channel] & 0xFF) - (palette[b * CHANNELS + channel] & 0xFF);
      sum += difference * difference;
    }
    return sum;
  }
}
