package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bow.text.TextPlace;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Frame;

/**
 * Checks a translation for missing texts, letters without a glyph, texts that are too wide, and
 * lost insertions. Widths are measured in the game's first charset.
 */
public final class TranslationCheck {

  private static final int MOST_LINES = 6;
  private static final int PERCENT = 100;
  private static final int WIDER = 140;
  private static final int A_FEW = 24;
  private static final Pattern INSERTION = Pattern.compile("(?<!\\\\)\\{[^}]*\\}");
  private static final Pattern NUMBERED = Pattern.compile("\\\\x([0-9A-Fa-f]{2})");

  private final Charset charset;
  private final Map<Integer, Integer> glyphs;

  /**
   * A remark for the translator.
   *
   * @param kind the kind of problem
   * @param where the place of the entry's text in the sources
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
    /** A letter that has no glyph. */
    GLYPH,
    /**
     * A text that does not fit the screen, or a word of the interface that does not fit its place.
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
   * @param wanted the entries of the game
   * @param given the translation
   */
  public List<Remark> check(PoFile wanted, PoFile given) {
    List<Remark> remarks = new ArrayList<>();
    Map<PoEntry.Key, String> finished = given.finished();
    for (PoEntry entry : wanted.entries()) {
      String text = finished.remove(entry.key());
      if (text == null) {
        remarks.add(remark(Kind.MISSING, entry, "is not translated: " + shown(entry.id())));
      } else {
        check(entry, text, remarks);
      }
    }
    finished.forEach(
        (key, text) ->
            remarks.add(
                new Remark(
                    Kind.UNKNOWN, key.context(), "is in the game no longer: " + shown(key.id()))));
    return remarks;
  }

  private void check(PoEntry entry, String text, List<Remark> remarks) {
    Set<String> strange = new TreeSet<>();
    plain(text)
        .codePoints()
        .filter(each -> each != '\n' && charset.glyph(glyph(each)).isEmpty())
        .forEach(each -> strange.add(Character.toString(each)));
    if (!strange.isEmpty()) {
      remarks.add(
          remark(
              Kind.GLYPH,
              entry,
              "has no glyph for " + String.join(" ", strange) + " in " + shown(text)));
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
    width(entry, text, remarks);
  }

  private void width(PoEntry entry, String text, List<Remark> remarks) {
    // Without sources, it is unknown which texts are spoken. Nearly all are, so all are checked as
    // spoken texts.
    boolean isSaid =
        entry.references().isEmpty()
            || entry.notes().stream().anyMatch(note -> note.endsWith(" says"));
    for (String page : text.split("\\{wait\\}", -1)) {
      if (isSaid) {
        int lines = lines(plain(page));
        if (lines > Math.max(MOST_LINES, lines(plain(entry.id())))) {
          remarks.add(remark(Kind.WIDTH, entry, "takes " + lines + " lines: " + shown(page)));
        }
      } else {
        int width = width(plain(page));
        int before = width(plain(entry.id()));
        boolean isVerb = entry.context().startsWith(TextPlace.VERB);
        boolean isWider = width > before + A_FEW && width > before * WIDER / PERCENT;
        if (width > Frame.WIDTH || (isVerb && isWider)) {
          remarks.add(
              remark(
                  Kind.WIDTH,
                  entry,
                  "is " + width + " pixels wide, the original " + before + ": " + shown(page)));
        }
      }
    }
  }

  /**
   * Returns the number of lines of a text that is broken at spaces. A word wider than the screen
   * adds so many lines that the text is too long.
   */
  private int lines(String text) {
    int lines = 0;
    for (String line : text.split("\n", -1)) {
      lines++;
      int pen = 0;
      for (String word : line.split(" ", -1)) {
        int width = width(word + " ");
        if (pen > 0 && pen + width > Frame.WIDTH) {
          lines++;
          pen = 0;
        }
        if (width > Frame.WIDTH) {
          lines += MOST_LINES;
        }
        pen += width;
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
   * Returns the text without insertions. A glyph that is given by its number counts as one letter,
   * and so does an escaped character.
   */
  private static String plain(String text) {
    String without = INSERTION.matcher(text).replaceAll("");
    return NUMBERED.matcher(without).replaceAll("n").replace("\\{", "(").replace("\\}", ")");
  }

  private static List<String> insertions(String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = INSERTION.matcher(text);
    while (matcher.find()) {
      if (!matcher.group().equals("{wait}")) {
        found.add(matcher.group());
      }
    }
    found.sort(null);
    return found;
  }

  private static Remark remark(Kind kind, PoEntry entry, String what) {
    String where = entry.references().isEmpty() ? entry.context() : entry.references().get(0);
    return new Remark(kind, where, what);
  }

  private static String shown(String text) {
    return '"' + text.replace("\n", "\\n") + '"';
  }
}
