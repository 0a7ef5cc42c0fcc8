package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.text.InterfaceTexts;
import org.bowsprit.bow.text.TextFinder;
import org.bowsprit.bow.text.TextOccurrence;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.kit.translation.VoiceCues;

/**
 * Breaks spoken texts into rows of about the same length before they are compiled. Engines break a
 * line only where it gets too wide, which often leaves a single word in the last row (spec 04 §5).
 */
final class SpeechRows {

  private static final String PAGE_BREAK = "{wait}";

  private final Charset font;
  private final Map<Integer, Integer> glyphs;
  private final int maxWidth;

  /**
   * Creates the row breaker.
   *
   * @param font the font of spoken lines
   * @param glyphs the glyphs that the sources declare, by character
   * @param maxWidth the maximum width of a row in pixels; a wider word gets its own row
   */
  SpeechRows(Charset font, Map<Integer, Integer> glyphs, int maxWidth) {
    this.font = font;
    this.glyphs = Map.copyOf(glyphs);
    this.maxWidth = maxWidth;
  }

  /** Returns the sources, and the interface that they use, with line breaks in spoken texts. */
  List<SourceText> withBreaks(List<SourceText> sources) {
    Stream<SourceText> interfaceSource =
        InterfaceTexts.of(sources)
            .map(InterfaceTexts::source)
            .filter(each -> sources.stream().noneMatch(source -> source.path().equals(each.path())))
            .stream();
    return Stream.concat(sources.stream(), interfaceSource)
        .map(source -> TextFinder.replaceTexts(source, this::versions))
        .toList();
  }

  private List<String> versions(TextOccurrence occurrence) {
    boolean isSpoken = !occurrence.speaker().isEmpty();
    return isSpoken
        ? occurrence.versions().stream().map(this::withBreaks).toList()
        : occurrence.versions();
  }

  /** Returns the text between the quotes of a line, with breaks in all of its pages. */
  String withBreaks(String line) {
    // The insertion that names the voice takes no room.
    int insertionLength = line.startsWith(VoiceCues.INSERTION) ? line.indexOf('}') + 1 : 0;
    return line.substring(0, insertionLength) + breakPages(line.substring(insertionLength));
  }

  private String breakPages(String line) {
    String[] pages = line.split("\\{wait\\}", -1);
    return Arrays.stream(pages).map(this::breakPage).collect(Collectors.joining(PAGE_BREAK));
  }

  /**
   * Returns a page with breaks. Pages with the author's own breaks, and pages with values known
   * only at run time, stay the same.
   */
  private String breakPage(String page) {
    if (page.indexOf('\\') >= 0 || page.indexOf('{') >= 0 || width(page) <= maxWidth) {
      return page;
    }
    List<String> words = List.of(page.split(" ", -1));
    int rows = minRows(words);
    return String.join("\\n", new Partition(words, rows).bestRows());
  }

  /** Returns the minimum number of rows. */
  private int minRows(List<String> words) {
    int rows = 1;
    String row = words.get(0);
    for (String word : words.subList(1, words.size())) {
      String longer = row + " " + word;
      if (width(longer) > maxWidth) {
        rows++;
        row = word;
      } else {
        row = longer;
      }
    }
    return rows;
  }

  /** Returns the width that engines compare with the available space. */
  private int width(String row) {
    return 1 + row.codePoints().map(this::advance).sum();
  }

  private int advance(int character) {
    return font.advance(glyphs.getOrDefault(character, WesternGlyphs.of(character)));
  }

  /**
   * Divides the words of a page into a given number of rows. No row is too wide unless it is a
   * single word.
   */
  private final class Partition {

    private static final long IMPOSSIBLE = Long.MAX_VALUE / 2;

    private final List<String> words;
    private final int rows;

    /** The minimum sum of squared row widths, by number of rows and first word. */
    private final long[][] minSums;

    /** The end of the row that begins with a word, by number of rows and first word. */
    private final int[][] ends;

    Partition(List<String> words, int rows) {
      this.words = words;
      this.rows = rows;
      minSums = new long[rows + 1][words.size() + 1];
      ends = new int[rows + 1][words.size() + 1];
      for (long[] each : minSums) {
        Arrays.fill(each, IMPOSSIBLE);
      }
      minSums[0][words.size()] = 0;
    }

    List<String> bestRows() {
      for (int rowsLeft = 1; rowsLeft <= rows; rowsLeft++) {
        for (int from = words.size() - 1; from >= 0; from--) {
          chooseRowEnd(rowsLeft, from);
        }
      }
      List<String> best = new ArrayList<>();
      int from = 0;
      for (int rowsLeft = rows; rowsLeft > 0; rowsLeft--) {
        best.add(row(from, ends[rowsLeft][from]));
        from = ends[rowsLeft][from];
      }
      return best;
    }

    private void chooseRowEnd(int rowsLeft, int from) {
      for (int end = from + 1; end <= words.size(); end++) {
        long width = width(row(from, end));
        if (width > maxWidth && end > from + 1) {
          return;
        }
        long sum = width * width + minSums[rowsLeft - 1][end];
        if (sum < minSums[rowsLeft][from]) {
          minSums[rowsLeft][from] = sum;
          ends[rowsLeft][from] = end;
        }
      }
    }

    private String row(int from, int end) {
      return String.join(" ", words.subList(from, end));
    }
  }
}
