package org.bowsprit.engine.screen;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.vm.Ints;

/**
 * The colours of the screen: the room's own palette and the colours shown now (spec 02 §6).
 *
 * <p>Components have 8 bits, three bytes per colour, red first.
 */
public final class RoomPalette {

  private static final int COLOURS = Palette.COLOUR_COUNT;
  private static final int CHANNELS = Palette.BYTES_PER_COLOUR;
  private static final int MAX_COMPONENT = 252;
  private static final int FIRST_RETAINED_COLOUR = 16;
  private static final int EGA_COLOURS = 16;
  private static final int EGA_NORMAL_COMPONENT = 0xAA;
  private static final int EGA_BRIGHT_COMPONENT = 0x55;
  private static final int EGA_BROWN = 6;

  private final int[] base = new int[COLOURS * CHANNELS];
  private final int[] current = new int[COLOURS * CHANNELS];
  private final int[] shadow = new int[COLOURS];
  private final PaletteTransform transform = new PaletteTransform();
  private final ColourCycling cycling = new ColourCycling();
  private int changeCount;

  /**
   * Creates the palette of the video mode before any room is entered. Colours 0 to 15 are the EGA
   * colours, and all other colours are black (spec 13 §6.1). There are no shadows.
   */
  public RoomPalette() {
    for (int colour = 0; colour < EGA_COLOURS; colour++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        base[colour * CHANNELS + channel] = ega(colour, channel);
      }
    }
    System.arraycopy(base, 0, current, 0, base.length);
    resetShadow();
  }

  /**
   * Returns a component of an EGA colour. Bit 0 is blue, bit 1 green, bit 2 red, and bit 3 adds
   * brightness. Dark yellow becomes brown.
   */
  private static int ega(int colour, int channel) {
    int brightness = (colour & 8) == 0 ? 0 : EGA_BRIGHT_COMPONENT;
    if (colour == EGA_BROWN && channel == 1) {
      return EGA_BRIGHT_COMPONENT;
    }
    return brightness + ((colour >> (CHANNELS - 1 - channel) & 1) == 0 ? 0 : EGA_NORMAL_COMPONENT);
  }

  /**
   * The saved colours.
   *
   * @param base the room's own palette, three components per colour
   * @param current the colours shown, three components per colour
   * @param shadow the shadow table: a palette index for each palette index
   * @param transform the gradual change of colours
   * @param cycles the sixteen colour cycles
   */
  public record State(
      Ints base,
      Ints current,
      Ints shadow,
      PaletteTransform.State transform,
      List<ColourCycling.Cycle> cycles) {

    /** Copies the list and rejects a wrong number of colours. */
    public State {
      cycles = List.copyOf(cycles);
      Objects.requireNonNull(transform, "transform must not be null");
      int components = COLOURS * CHANNELS;
      if (base.size() != components || current.size() != components || shadow.size() != COLOURS) {
        throw new IllegalArgumentException("expected a palette of 256 colours");
      }
    }
  }

  /** Returns a snapshot of the colours. */
  public State snapshot() {
    return new State(
        Ints.of(base), Ints.of(current), Ints.of(shadow), transform.snapshot(), cycling.snapshot());
  }

  /**
   * Restores saved colours.
   *
   * @param saved a result of {@link #snapshot()}
   */
  public void restore(State saved) {
    System.arraycopy(saved.base().toArray(), 0, base, 0, base.length);
    System.arraycopy(saved.current().toArray(), 0, current, 0, current.length);
    System.arraycopy(saved.shadow().toArray(), 0, shadow, 0, shadow.length);
    transform.restore(saved.transform());
    cycling.restore(saved.cycles());
    changeCount++;
  }

  /** Resets shadows and cycles. A room change calls this before it reads the new room. */
  public void leaveRoom() {
    resetShadow();
    cycling.stop();
  }

  /**
   * Loads a room's colours. Near-white colours from 16 on keep the colour of the previous room.
   *
   * @param room the room's own palette
   * @param keptColours colours that keep the previous room's colour in any case
   */
  public void enterRoom(Palette room, Set<Integer> keptColours) {
    for (int colour = 0; colour < room.size(); colour++) {
      if (keptColours.contains(colour)) {
        continue;
      }
      int index = colour * CHANNELS;
      boolean nearWhite = true;
      for (int channel = 0; channel < CHANNELS; channel++) {
        base[index + channel] = room.component(colour, channel);
        nearWhite &= base[index + channel] >= MAX_COMPONENT;
      }
      if (colour < FIRST_RETAINED_COLOUR || !nearWhite) {
        System.arraycopy(base, index, current, index, CHANNELS);
      }
    }
    changeCount++;
  }

  /**
   * Sets one shown colour. The room's own palette does not change.
   *
   * @param colour 0 to 255
   * @param red 0 to 255
   * @param green 0 to 255
   * @param blue 0 to 255
   */
  public void set(int colour, int red, int green, int blue) {
    int index = (colour & 0xFF) * CHANNELS;
    current[index] = red & 0xFF;
    current[index + 1] = green & 0xFF;
    current[index + 2] = blue & 0xFF;
    changeCount++;
  }

  /**
   * Copies a colour of the room's own palette to a shown colour.
   *
   * @param from index in the room's own palette, 0 to 255
   * @param to index of the shown colour, 0 to 255
   */
  public void copy(int from, int to) {
    System.arraycopy(base, (from & 0xFF) * CHANNELS, current, (to & 0xFF) * CHANNELS, CHANNELS);
    changeCount++;
  }

  /**
   * Sets one entry of the shadow table.
   *
   * @param colour 0 to 255
   * @param shadowColour the palette index of the colour in shadow, 0 to 255
   */
  public void setShadow(int colour, int shadowColour) {
    shadow[colour & 0xFF] = shadowColour & 0xFF;
  }

  /**
   * Brightens or darkens colours, always starting from the room's own palette.
   *
   * @param red scale, 255 for unchanged
   * @param green scale, 255 for unchanged
   * @param blue scale, 255 for unchanged
   * @param first first colour
   * @param last last colour; nothing happens if it is less than the first
   */
  public void scale(int red, int green, int blue, int first, int last) {
    for (int colour = Math.max(first, 0); colour <= Math.min(last, COLOURS - 1); colour++) {
      int index = colour * CHANNELS;
      current[index] = Math.min(MAX_COMPONENT, base[index] * red / 255);
      current[index + 1] = Math.min(MAX_COMPONENT, base[index + 1] * green / 255);
      current[index + 2] = Math.min(MAX_COMPONENT, base[index + 2] * blue / 255);
    }
    changeCount++;
  }

  /**
   * Builds the shadow table. The shadow of each colour is the colour of a range that is closest to
   * the scaled colour.
   *
   * @param red the scale in 1/256
   * @param green the scale in 1/256
   * @param blue the scale in 1/256
   * @param first first colour to choose from
   * @param last last colour to choose from
   */
  public void buildShadow(int red, int green, int blue, int first, int last) {
    int from = Math.max(first, 0);
    int to = Math.min(last, COLOURS - 1);
    for (int i = 0; i < COLOURS; i++) {
      int index = i * CHANNELS;
      int wantedRed = ((base[index] >> 2) * red) >> 8;
      int wantedGreen = ((base[index + 1] >> 2) * green) >> 8;
      int wantedBlue = ((base[index + 2] >> 2) * blue) >> 8;
      int bestDistance = Integer.MAX_VALUE;
      for (int j = from; j <= to; j++) {
        int candidate = j * CHANNELS;
        int distance =
            Math.abs((base[candidate] >> 2) - wantedRed)
                + Math.abs((base[candidate + 1] >> 2) - wantedGreen)
                + Math.abs((base[candidate + 2] >> 2) - wantedBlue);
        if (distance < bestDistance) {
          bestDistance = distance;
          shadow[i] = j;
        }
      }
    }
  }

  /**
   * Starts a gradual change of colours.
   *
   * @param first first colour
   * @param end colour after the last
   * @param frames number of steps
   * @param targets three rows of 256 values: red, green, blue by colour
   */
  public void transform(int first, int end, int frames, byte[][] targets) {
    transform.begin(current, first, end, frames, targets);
  }

  /**
   * Performs the colour step of a frame: advances the cycles, and then the gradual change.
   *
   * @param jiffies the number by which the counters of the cycles advance
   */
  public void step(int jiffies) {
    if (cycling.step(jiffies, current, shadow, transform)) {
      changeCount++;
    }
    if (transform.step(current)) {
      changeCount++;
    }
  }

  /** Returns the colour cycles, live. */
  public ColourCycling cycling() {
    return cycling;
  }

  /** Returns the live array of the colours shown, three components per colour. */
  public int[] current() {
    return current;
  }

  /** Returns the live shadow table: a palette index for each palette index. */
  public int[] shadow() {
    return shadow;
  }

  /** Returns a number that changes whenever a shown colour may have changed. */
  public int changeCount() {
    return changeCount;
  }

  private void resetShadow() {
    for (int i = 0; i < COLOURS; i++) {
      shadow[i] = i;
    }
  }
}
