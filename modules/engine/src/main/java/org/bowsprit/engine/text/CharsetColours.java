package org.bowsprit.engine.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.vm.Ints;

/**
 * Stores the colour maps of the character sets. They map the pixel values of glyphs to palette
 * indices (spec 04 §2).
 *
 * <p>Every character set has its own map. One map is active while drawing.
 */
public final class CharsetColours {

  private static final int CHARSET_COUNT = 24;
  private static final int COPIED_COLOURS = 4;
  private static final int INK_INDEX = 1;

  private final int[][] charsetMaps = new int[CHARSET_COUNT][Charset.MAP_SIZE];
  private final int[] activeMap = new int[Charset.MAP_SIZE];
  private final boolean[] isLoaded = new boolean[CHARSET_COUNT];
  private int lastUsed = 1;

  /** Creates empty maps. */
  public CharsetColours() {}

  /**
   * The saved maps.
   *
   * @param maps the maps, by character set; a map that is neither loaded nor assigned is empty
   * @param loaded the numbers of the loaded maps
   * @param active the active map
   * @param lastUsed the character set of the last drawn text
   */
  public record State(List<Ints> maps, List<Integer> loaded, Ints active, int lastUsed) {

    /** Copies the lists and rejects a wrong number of maps or colours. */
    public State {
      maps = List.copyOf(maps);
      loaded = List.copyOf(loaded);
      if (maps.size() != CHARSET_COUNT
          || maps.stream().anyMatch(map -> map.size() != 0 && map.size() != Charset.MAP_SIZE)
          || active.size() != Charset.MAP_SIZE) {
        throw new IllegalArgumentException("expected 24 colour maps of 16 colours");
      }
      if (lastUsed < 0 || loaded.stream().anyMatch(each -> each < 0 || each >= CHARSET_COUNT)) {
        throw new IllegalArgumentException("expected 24 character sets");
      }
    }
  }

  /** Returns a snapshot of the maps. */
  public State snapshot() {
    int[] empty = new int[Charset.MAP_SIZE];
    List<Ints> maps = new ArrayList<>(CHARSET_COUNT);
    List<Integer> loadedNumbers = new ArrayList<>();
    for (int i = 0; i < CHARSET_COUNT; i++) {
      maps.add(Arrays.equals(charsetMaps[i], empty) ? Ints.of() : Ints.of(charsetMaps[i]));
      if (isLoaded[i]) {
        loadedNumbers.add(i);
      }
    }
    return new State(maps, loadedNumbers, Ints.of(activeMap), lastUsed);
  }

  /** Restores a snapshot. */
  public void restore(State saved) {
    for (int i = 0; i < CHARSET_COUNT; i++) {
      Arrays.fill(charsetMaps[i], 0);
      int[] map = saved.maps().get(i).toArray();
      System.arraycopy(map, 0, charsetMaps[i], 0, map.length);
      isLoaded[i] = saved.loaded().contains(i);
    }
    System.arraycopy(saved.active().toArray(), 0, activeMap, 0, activeMap.length);
    lastUsed = saved.lastUsed();
  }

  /**
   * Loads the map of a character set, unless it is already loaded.
   *
   * @param font the character set
   */
  public void load(int number, Charset font) {
    if (number < CHARSET_COUNT && !isLoaded[number]) {
      isLoaded[number] = true;
      for (int i = 1; i < Charset.MAP_SIZE; i++) {
        charsetMaps[number][i] = font.colourMap().u8(i);
      }
    }
  }

  /** Makes a character set the default. Its whole map becomes active. */
  public void select(int number) {
    System.arraycopy(map(number), 0, activeMap, 0, activeMap.length);
  }

  /**
   * Sets the active map and the map of the default character set.
   *
   * @param number the default character set
   * @param colours up to 16 palette indices; the rest become 0
   */
  public void assign(int number, int[] colours) {
    int[] map = map(number);
    for (int i = 0; i < activeMap.length; i++) {
      activeMap[i] = i < colours.length ? colours[i] & 0xFF : 0;
      map[i] = activeMap[i];
    }
  }

  /**
   * Prepares the active map for drawing a text.
   *
   * @param number the number of the character set
   */
  public void begin(int number) {
    lastUsed = number;
    System.arraycopy(map(number), 0, activeMap, 0, COPIED_COLOURS);
  }

  /** Returns the number of the character set of the last drawn text. */
  public int lastUsed() {
    return lastUsed;
  }

  /**
   * Sets the colour of the text itself.
   *
   * @param colour palette index
   */
  public void setInk(int colour) {
    activeMap[INK_INDEX] = colour;
  }

  /** Returns the live active map: 16 palette indices by pixel value. */
  public int[] activeMap() {
    return activeMap;
  }

  /**
   * Returns the map of a character set.
   *
   * @return the live map: 16 palette indices by pixel value
   */
  public int[] map(int number) {
    return charsetMaps[number < CHARSET_COUNT ? number : 0];
  }
}
