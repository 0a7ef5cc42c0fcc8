package org.bowsprit.insight.sketch;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/**
 * Allocates a palette entry of a frame for every {@link Ink}.
 *
 * <p>Unused entries are taken first. If a picture uses all 256, the rarest colours are replaced:
 * their pixels get the nearest of the remaining colours, so that the game's picture changes as
 * little as possible. All layers share one object of this class. A frame that already has its inks
 * keeps them.
 */
public final class Inks {

  private static final int CHANNELS = 3;
  private static final int CURSORS_OWN = Frame.PIXELS + 1;

  private final Map<Ink, Byte> places = new EnumMap<>(Ink.class);
  private final int[] uses = new int[Frame.COLOURS];
  private final byte[] becomes = new byte[Frame.COLOURS];
  private CursorImage cursorSeen;
  private final boolean[] cursorUses = new boolean[Frame.COLOURS];

  /** Creates inks without a frame. */
  public Inks() {}

  /** Allocates all inks in a frame, unless the frame already has them. */
  public void mix(Frame frame) {
    if (areIn(frame)) {
      return;
    }
    count(frame);
    boolean crowded = false;
    for (Ink ink : Ink.values()) {
      int place = rarest();
      places.put(ink, (byte) place);
      crowded |= uses[place] > 0;
      uses[place] = Integer.MAX_VALUE;
    }
    if (crowded) {
      giveWay(frame);
    }
    for (Ink ink : Ink.values()) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        frame.palette()[at(ink, channel)] = (byte) ink.channel(channel);
      }
    }
  }

  /** Returns the palette index of an ink in the last frame. */
  public byte of(Ink ink) {
    return places.get(ink);
  }

  private int at(Ink ink, int channel) {
    return (of(ink) & 0xFF) * CHANNELS + channel;
  }

  private boolean areIn(Frame frame) {
    if (places.isEmpty()) {
      return false;
    }
    for (Ink ink : Ink.values()) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        int there = frame.palette()[at(ink, channel)] & 0xFF;
        if (there != ink.channel(channel)) {
          return false;
        }
      }
    }
    return true;
  }

  private void count(Frame frame) {
    Arrays.fill(uses, 0);
    for (byte pixel : frame.pixels()) {
      uses[pixel & 0xFF]++;
    }
    lookAt(frame.cursor());
    for (int colour = 0; colour < uses.length; colour++) {
      uses[colour] += cursorUses[colour] ? CURSORS_OWN : 0;
    }
  }

  private void lookAt(CursorImage cursor) {
    if (cursor != cursorSeen) {
      cursorSeen = cursor;
      Arrays.fill(cursorUses, false);
      for (int y = 0; y < cursor.height(); y++) {
        for (int x = 0; x < cursor.width(); x++) {
          int colour = cursor.pixel(x, y);
          if (colour != cursor.transparent()) {
            cursorUses[colour] = true;
          }
        }
      }
    }
  }

  /**
   * Returns the rarest colour. Of equally rare colours, returns the last one, because games keep
   * their own colours at the start.
   */
  private int rarest() {
    int rarest = uses.length - 1;
    for (int colour = rarest - 1; colour >= 0 && uses[rarest] > 0; colour--) {
      if (uses[colour] < uses[rarest]) {
        rarest = colour;
      }
    }
    return rarest;
  }

  private void giveWay(Frame frame) {
    for (int colour = 0; colour < becomes.length; colour++) {
      becomes[colour] = (byte) (isTaken(colour) ? nearest(frame.palette(), colour) : colour);
    }
    byte[] pixels = frame.pixels();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = becomes[pixels[i] & 0xFF];
    }
  }

  private boolean isTaken(int colour) {
    return uses[colour] == Integer.MAX_VALUE;
  }

  private int nearest(byte[] palette, int colour) {
    int nearest = colour;
    int least = Integer.MAX_VALUE;
    for (int other = 0; other < Frame.COLOURS; other++) {
      int distance = isTaken(other) ? Integer.MAX_VALUE : distance(palette, colour, other);
      if (distance < least) {
        least = distance;
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
