package org.bowsprit.kit.translation;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Stores the places of spoken lines in the game's speech file, by language and number. {@code texts
 * voices import} writes them to a file beside the sources, and a build puts them into the lines
 * (spec 10 §6.3).
 */
public final class VoiceCues {

  /** The path of the file beside the sources. */
  public static final String PATH = "texts/voices.tsv";

  /** The beginning of the insertion that names the voice of a line ({@code docs/language.md}). */
  public static final String INSERTION = "{sound ";

  private static final TabbedRows ROWS =
      new TabbedRows(
          PATH,
          Pattern.compile("([^\t]*)\t([^\t]+)\t(\\d{1,10})\t(\\d{1,9})"),
          "a language, a number, an offset and a size");

  private final Map<String, Place> places = new TreeMap<>();

  /** The offset of a line in the speech file, and the size of its marks. */
  private record Place(long offset, long size) {}

  /**
   * Reads the places.
   *
   * @param text the text of the file; empty for none
   * @throws TranslationException if a line is wrong; the message names the line
   */
  public static VoiceCues parse(String text) {
    VoiceCues cues = new VoiceCues();
    ROWS.read(
        text,
        parts ->
            cues.put(
                parts.group(1),
                parts.group(2),
                Long.parseLong(parts.group(3)),
                Long.parseLong(parts.group(4))));
    return cues;
  }

  private static String key(String language, String number) {
    return language + "\t" + number;
  }

  /**
   * Adds a line.
   *
   * @param language the language; empty if the game declares none
   * @param offset the offset of the line in the speech file
   * @param size the size of its marks, including their header
   */
  public void put(String language, String number, long offset, long size) {
    places.put(key(language, number), new Place(offset, size));
  }

  /** Returns whether there are no voices. */
  public boolean isEmpty() {
    return places.isEmpty();
  }

  /** Returns the number of lines. */
  public int count() {
    return places.size();
  }

  /**
   * Returns the insertion that names the voice of a line, in the script language; an empty string
   * if the line has no voice.
   */
  String insertion(String language, String number) {
    Place place = places.get(key(language, number));
    return place == null ? "" : INSERTION + place.offset + ", " + place.size + "}";
  }

  /** Returns the text of the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    places.forEach(
        (key, place) ->
            text.append(key)
                .append('\t')
                .append(place.offset)
                .append('\t')
                .append(place.size)
                .append('\n'));
    return text.toString();
  }
}
