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
import org.bowsprit.bow.text.TextPlace;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.kit.translation.VoiceCues;

/**
 * Breaks spoken texts into rows of about the same length before they are compiled. Engines break a
 * line only where it gets too wide, which often leaves a single word in the last row (spec 04 §5).
 */
final class SpeechRows {

  private static final String PAGE = "{wait}";

  private final Charset font;
  private final Map<Integer, Integer> glyphs;
  private final int widest;

  /**
   * Creates the row breaker.
   *
   * @param font the font of spoken lines
   * @param glyphs the glyphs that the sources declare, by character
   * @param widest the maximum width of a row in pixels; a wider word gets a row of its own
   */
  SpeechRows(Charset font, Map<Integer, Integer> glyphs, int widest) {
    this.font = font;
    this.glyphs = Map.copyOf(glyphs);
    this.widest = widest;
  }

  /** Returns the sources, and the interface that they use, with line breaks in spoken texts. */
  List<SourceText> broken(List<SourceText> sources) {
    Stream<SourceText> ready =
        InterfaceTexts.of(sources)
            .map(InterfaceTexts::source)
            .filter(each -> sources.stream().noneMatch(one -> one.path().equals(each.path())))
            .stream();
    return Stream.concat(sources.stream(), ready)
        .map(source -> TextFinder.with(source, this::versions))
        .toList();
  }

  private List<String> versions(TextPlace place) {
    boolean isSaid = !place.speaker().isEmpty();
    return isSaid ? place.versions().stream().map(this::broken).toList() : place.versions();
  }

  /** Returns the text between the quotes of a line, with breaks in all of its pages. */
  String broken(String line) {
    // The insertion that names the voice takes no room.
    int voice = line.startsWith(VoiceCues.INSERTION) ? line.indexOf('}') + 1 : 0;
    return line.substring(0, voice) + pages(line.substring(voice));
  }

  private String pages(String line) {
    String[] pages = line.split("\\{wait\\}", -1);
    return Arrays.stream(pages).map(this::page).collect(Collectors.joining(PAGE));
  }

  /**
   * Pages with the author's own breaks, and pages with values known only at run time, stay the
   * same.
   */
  private String page(String page) {
    if (page.indexOf('\\') >= 0 || page.indexOf('{') >= 0 || width(page) <= widest) {
      return page;
    }
    List<String> words = List.of(page.split(" ", -1));
    int rows = greedy(words);
    return String.join("\\n", new Partition(words, rows).best());
  }

  /** Returns the minimum number of rows. */
  private int greedy(List<String> words) {
    int rows = 1;
    String row = words.get(0);
    for (String word : words.subList(1, words.size())) {
      String longer = row + " " + word;
      if (width(longer) > widest) {
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
    private final long[][] least;

    /** The end of the row that begins with a word, by number of rows and first word. */
    private final int[][] ends;

    Partition(List<String> words, int rows) {
      this.words = words;
      this.rows = rows;
      least = new long[rows + 1][words.size() + 1];
      ends = new int[rows + 1][words.size() + 1];
      for (long[] each : least) {
        Arrays.fill(each, IMPOSSIBLE);
      }
      least[0][words.size()] = 0;
    }

    List<String> best() {
      for (int left = 1; left <= rows; left++) {
        for (int from = words.size() - 1; from >= 0; from--) {
          choose(left, from);
        }
      }
      List<String> best = new ArrayList<>();
      int from = 0;
      for (int left = rows; left > 0; left--) {
        best.add(row(from, ends[left][from]));
        from = ends[left][from];
      }
      return best;
    }

    private void choose(int left, int from) {
      for (int end = from + 1; end <= words.size(); end++) {
        long width = width(row(from, end));
        if (width > widest && end > from + 1) {
          return;
        }
        long sum = width * width + least[left - 1][end];
        if (sum < least[left][from]) {
          least[left][from] = sum;
          ends[left][from] = end;
        }
      }
    }

    private String row(int from, int end) {
      return String.join(" ", words.subList(from, end));
    }
  }
}
