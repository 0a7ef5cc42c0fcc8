package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bow.text.TextOccurrence;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Frame;

/**
 * Checks a translation for missing texts, characters without a glyph, texts that are too wide, and
 * lost insertions. Widths are measured in the game's first charset.
 */
public final class TranslationCheck {

  private static final int MAX_LINES = 6;
  private static final int PERCENT = 100;
  private static final int MAX_WIDTH_PERCENT = 140;
  private static final int TOLERATED_PIXELS = 24;
  private static final Pattern INSERTION_PATTERN = Pattern.compile("(?<!\\\\)\\{[^}]*\\}");
  private static final Pattern NUMBERED_GLYPH = Pattern.compile("\\\\x([0-9A-Fa-f]{2})");

  private final Charset charset;
  private final Map<Integer, Integer> glyphs;

  /**
   * A remark for the translator.
   *
   * @param kind the kind of problem
   * @param where the position of the text in the sources
   * @param what a sentence about the problem
   */
  public record Remark(Kind kind, String where, String what) {

    /** Returns whether this problem makes the translation unusable. */
    public boolean isError() {
      return kind == Kind.GLYPH || kind == Kind.WIDTH || kind == Kind.INSERTION;
    }
  }

  /** The subject of a remark. */
  public enum Kind {
    /** A character that has no glyph. */
    GLYPH,
    /**
     * A text that does not fit the screen, or a word of the interface that is too wide for its
     * position.
     */
    WIDTH,
    /** An insertion that is only in the original or only in the translation. */
    INSERTION,
    /** A text without a finished translation. */
    MISSING,
    /** An entry whose text is no longer in the game. */
    UNKNOWN
  }

  /**
   * Prepares a check.
   *
   * @param charset the charset that draws the texts
   * @param glyphs the glyph numbers by character, for the characters that the sources declare in
   *     addition to the characters of western games
   */
  public TranslationCheck(Charset charset, Map<Integer, Integer> glyphs) {
    this.charset = charset;
    this.glyphs = new HashMap<>(glyphs);
  }

  /**
   * Checks a translation.
   *
   * @param gameEntries the entries of the game
   * @param translation the translation
   */
  public List<Remark> check(PoFile gameEntries, PoFile translation) {
    List<Remark> remarks = new ArrayList<>();
    Map<PoEntry.Key, String> finishedTexts = translation.finished();
    for (PoEntry entry : gameEntries.entries()) {
      String text = finishedTexts.remove(entry.key());
      if (text == null) {
        remarks.add(remark(Kind.MISSING, entry, "is not translated: " + quoted(entry.id())));
      } else {
        check(entry, text, remarks);
      }
    }
    finishedTexts.forEach(
        (key, text) ->
            remarks.add(
                new Remark(
                    Kind.UNKNOWN, key.context(), "is no longer in the game: " + quoted(key.id()))));
    return remarks;
  }

  private void check(PoEntry entry, String text, List<Remark> remarks) {
    Set<String> missingGlyphs = new TreeSet<>();
    withoutInsertions(text)
        .codePoints()
        .filter(each -> each != '\n' && charset.glyph(glyph(each)).isEmpty())
        .forEach(each -> missingGlyphs.add(Character.toString(each)));
    if (!missingGlyphs.isEmpty()) {
      remarks.add(
          remark(
              Kind.GLYPH,
              entry,
              "has no glyph for " + String.join(" ", missingGlyphs) + " in " + quoted(text)));
    }
    if (!insertions(entry.id()).equals(insertions(text))) {
      remarks.add(
          remark(
              Kind.INSERTION,
              entry,
              "has insertions "
                  + insertions(text)
                  + " and the original "
                  + insertions(entry.id())));
    }
    checkWidth(entry, text, remarks);
  }

  private void checkWidth(PoEntry entry, String text, List<Remark> remarks) {
    // Without sources, it is unknown which texts are spoken. Nearly all are, so all are checked as
    // spoken texts.
    boolean isSpoken =
        entry.references().isEmpty()
            || entry.notes().stream().anyMatch(note -> note.endsWith(" says"));
    for (String page : text.split("\\{wait\\}", -1)) {
      if (isSpoken) {
        int lines = lineCount(withoutInsertions(page));
        if (lines > Math.max(MAX_LINES, lineCount(withoutInsertions(entry.id())))) {
          remarks.add(remark(Kind.WIDTH, entry, "takes " + lines + " lines: " + quoted(page)));
        }
      } else {
        int width = width(withoutInsertions(page));
        int originalWidth = width(withoutInsertions(entry.id()));
        boolean isVerb = entry.context().startsWith(TextOccurrence.VERB_PREFIX);
        boolean isWider =
            width > originalWidth + TOLERATED_PIXELS
                && width > originalWidth * MAX_WIDTH_PERCENT / PERCENT;
        if (width > Frame.WIDTH || (isVerb && isWider)) {
          remarks.add(
              remark(
                  Kind.WIDTH,
                  entry,
                  "is "
                      + width
                      + " pixels wide, the original "
                      + originalWidth
                      + ": "
                      + quoted(page)));
        }
      }
    }
  }

  /**
   * Returns the number of lines of a text that is broken at spaces. A word that is wider than the
   * screen makes the number of lines too large.
   */
  private int lineCount(String text) {
    int lines = 0;
    for (String line : text.split("\n", -1)) {
      lines++;
      int lineWidth = 0;
      for (String word : line.split(" ", -1)) {
        int width = width(word + " ");
        if (lineWidth > 0 && lineWidth + width > Frame.WIDTH) {
          lines++;
          lineWidth = 0;
        }
        if (width > Frame.WIDTH) {
          lines += MAX_LINES;
        }
        lineWidth += width;
      }
    }
    return lines;
  }

  private int width(String text) {
    return text.codePoints().map(each -> charset.advance(glyph(each))).sum();
  }

  private int glyph(int character) {
    return glyphs.getOrDefault(character, WesternGlyphs.of(character));
  }

  /**
   * Returns the text without insertions. A glyph that is given by its number counts as one
   * character, and so does an escaped character.
   */
  private static String withoutInsertions(String text) {
    String result = INSERTION_PATTERN.matcher(text).replaceAll("");
    return NUMBERED_GLYPH.matcher(result).replaceAll("n").replace("\\{", "(").replace("\\}", ")");
  }

  private static List<String> insertions(String text) {
    List<String> insertions = new ArrayList<>();
    Matcher matcher = INSERTION_PATTERN.matcher(text);
    while (matcher.find()) {
      if (!matcher.group().equals("{wait}")) {
        insertions.add(matcher.group());
      }
    }
    insertions.sort(null);
    return insertions;
  }

  private static Remark remark(Kind kind, PoEntry entry, String message) {
    String where = entry.references().isEmpty() ? entry.context() : entry.references().get(0);
    return new Remark(kind, where, message);
  }

  private static String quoted(String text) {
    return '"' + text.replace("\n", "\\n") + '"';
  }
}
