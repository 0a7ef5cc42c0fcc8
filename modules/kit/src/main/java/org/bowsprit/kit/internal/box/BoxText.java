package org.bowsprit.kit.internal.box;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.room.BoxMatrixChunk.Hop;
import org.bowsprit.format.room.BoxMatrixChunk.Row;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.kit.text.LineReader;
import org.bowsprit.kit.text.TextLines;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.kit.text.Word;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.vm.symbol.NearestName;

/** The text that declares the walk boxes of a room. The text is read statement by statement. */
final class BoxText {

  /** The maximum number of boxes that a matrix can address. */
  static final int MAX_BOXES = 255;

  private static final int SLOT_COUNT = 4;
  private static final int MAX_WORD = 0xFFFF;
  private static final String CORNER_HINT = ": a box has four corners such as (8,126)";
  private static final int COORDINATE_COUNT = 8;
  private static final int NUMBERS_PER_SLOT = 4;

  private final List<BoxRecord> boxes = new ArrayList<>();
  private final List<BoxWords> words = new ArrayList<>();
  private final List<Link> links = new ArrayList<>();
  private final NavigableMap<Integer, Row> rows = new TreeMap<>();
  private final NavigableMap<Integer, RowWords> rowWords = new TreeMap<>();
  private final Map<Integer, ScaleSlot> slots = new HashMap<>();
  private final Map<Integer, List<Word>> slotWords = new HashMap<>();
  private final Set<Integer> confirmedBoxes = new HashSet<>();
  private boolean isMatrixWanted = true;

  /**
   * An author's statement that two boxes are, or are not, neighbours.
   *
   * @param a the first box
   * @param b the second box
   * @param areNeighbours true if the statement makes them neighbours, wherever their corners are;
   *     false if it separates them
   * @param firstWord the first word of the statement
   * @param wordOfA the word for {@code a}
   * @param wordOfB the word for {@code b}
   */
  record Link(int a, int b, boolean areNeighbours, Word firstWord, Word wordOfA, Word wordOfB) {}

  /**
   * The words of a row of the matrix.
   *
   * @param firstWord the first word of the row
   * @param number the word with the number of the box
   * @param hops one word for each hop
   */
  record RowWords(Word firstWord, Word number, List<Word> hops) {}

  private static final List<String> STATEMENT_WORDS =
      List.of("box", "scale", "link", "unlink", "row", "matrix");

  /** Reads a text and adds its errors to {@code problems}. */
  static BoxText read(String text, List<TextProblem> problems) {
    BoxText boxText = new BoxText();
    problems.addAll(TextLines.of(text).read(boxText::readStatement));
    boxText.checkNumbers(problems);
    return boxText;
  }

  private void readStatement(LineReader line) {
    Word first = line.readWord("a statement");
    switch (first.text()) {
      case "box" -> readBox(first, line);
      case "scale" -> readScale(line);
      case "link" -> readLink(first, true, line);
      case "unlink" -> readLink(first, false, line);
      case "row" -> readRow(first, line);
      case "matrix" -> {
        line.expect("none");
        isMatrixWanted = false;
      }
      default ->
          throw first.problem(
              "expected box, scale, link, unlink, row or matrix"
                  + NearestName.hint(first.text(), STATEMENT_WORDS));
    }
  }

  private void readBox(Word firstWord, LineReader line) {
    int number = line.readNumber(0, MAX_BOXES - 1, "the number of a box");
    Word numberWord = line.last();
    if (number != boxes.size()) {
      throw line.last().problem("expected box " + boxes.size() + ", because boxes are in order");
    }
    if (line.readIf("none")) {
      boxes.add(BoxRecord.SENTINEL);
      words.add(new BoxWords(firstWord, numberWord, List.of(), line.last(), Map.of(), line.last()));
      return;
    }
    boxes.add(BoxRecord.SENTINEL);
    words.add(new BoxWords(firstWord, numberWord, List.of(), firstWord, Map.of(), firstWord));
    List<Word> corners = new ArrayList<>();
    int[] numbers = new int[COORDINATE_COUNT];
    for (int i = 0; i < COORDINATE_COUNT; i++) {
      line.expect(i % 2 == 0 ? "(" : ",", CORNER_HINT);
      numbers[i] = line.readNumber(Short.MIN_VALUE, Short.MAX_VALUE, "a corner");
      corners.add(line.last());
      if (i % 2 == 1) {
        line.expect(")", CORNER_HINT);
      }
    }
    Word endOfCorners = line.last();
    Map<String, List<Word>> properties = new HashMap<>();
    boxes.set(number, readProperties(numbers, line, properties));
    words.set(
        number,
        new BoxWords(firstWord, numberWord, corners, endOfCorners, properties, line.last()));
  }

  private BoxRecord readProperties(
      int[] corners, LineReader line, Map<String, List<Word>> properties) {
    int mask = 0;
    int flags = 0;
    int scale = 255;
    while (!line.isAtEnd()) {
      Word word = line.readWord("a property");
      List<Word> value = new ArrayList<>();
      switch (word.text()) {
        case "plane" -> mask = line.readNumber(0, 0xFF, "a z-plane");
        case "as-is" -> confirmedBoxes.add(boxes.size() - 1);
        case "facing" -> flags |= line.readNumber(0, WalkBox.FACING, "a facing");
        case "scale" -> {
          boolean isScaleSlot = line.readIf("slot");
          if (isScaleSlot) {
            value.add(line.last());
          }
          scale =
              isScaleSlot
                  ? WalkBox.SCALE_SLOT | line.readNumber(1, WalkBox.SCALE_SLOT, "a scale slot") - 1
                  : line.readNumber(0, WalkBox.SCALE_SLOT - 1, "a scale");
        }
        default -> flags |= flag(word);
      }
      value.add(line.last());
      // A flag may occur twice. If a property has several numbers, the last one counts.
      properties.merge(
          word.text(),
          value,
          (previousWords, newWords) -> isNumber(word) ? newWords : concat(previousWords, newWords));
    }
    return BoxRecord.ofValues(
        corners[0],
        corners[1],
        corners[2],
        corners[3],
        corners[4],
        corners[5],
        corners[6],
        corners[7],
        mask,
        flags,
        scale);
  }

  private static boolean isNumber(Word property) {
    return List.of("plane", "scale", "facing").contains(property.text());
  }

  private static List<Word> concat(List<Word> first, List<Word> second) {
    List<Word> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private static int flag(Word word) {
    for (BoxFlag flag : BoxFlag.values()) {
      if (flag.word().equals(word.text())) {
        return flag.bit();
      }
    }
    throw word.problem(
        "expected plane, scale, facing, invisible, locked, player-only, flip-x, flip-y or as-is");
  }

  private void readScale(LineReader line) {
    line.expect("slot");
    int number = line.readNumber(1, SLOT_COUNT, "a scale slot");
    List<Word> valueWords = new ArrayList<>();
    int[] values = new int[NUMBERS_PER_SLOT];
    for (int i = 0; i < NUMBERS_PER_SLOT; i++) {
      if (i % 2 == 1) {
        line.expect("at");
      }
      values[i] = line.readNumber(0, MAX_WORD, i % 2 == 0 ? "a scale" : "a row of the room");
      valueWords.add(line.last());
    }
    slotWords.put(number, valueWords);
    if (slots.put(number, new ScaleSlot(values[0], values[1], values[2], values[3])) != null) {
      throw line.last().problem("expected each scale slot once");
    }
  }

  private void readLink(Word firstWord, boolean areNeighbours, LineReader line) {
    int a = line.readNumber(0, MAX_BOXES - 1, "the number of a box");
    Word wordOfA = line.last();
    int b = line.readNumber(0, MAX_BOXES - 1, "the number of a box");
    if (a == b) {
      throw line.last().problem("expected another box");
    }
    links.add(new Link(a, b, areNeighbours, firstWord, wordOfA, line.last()));
  }

  private void readRow(Word firstWord, LineReader line) {
    int number = line.readNumber(0, MAX_BOXES - 1, "the number of a box");
    Word numberWord = line.last();
    line.expect("=");
    List<Hop> hops = new ArrayList<>();
    List<Word> hopWords = new ArrayList<>();
    while (!line.isAtEnd()) {
      Word word = line.readWord("a hop such as 1-3>2");
      hops.add(hop(word));
      hopWords.add(word);
    }
    rowWords.put(number, new RowWords(firstWord, numberWord, hopWords));
    if (rows.put(number, new Row(hops)) != null) {
      throw line.last().problem("expected each row once");
    }
  }

  private static Hop hop(Word word) {
    if (!word.text().matches("[0-9]{1,3}-[0-9]{1,3}>[0-9]{1,3}")) {
      throw word.problem("expected a hop such as 1-3>2: to boxes 1 to 3 through box 2");
    }
    String[] numbers = word.text().split("[->]", 0);
    int from = Integer.parseInt(numbers[0]);
    int to = Integer.parseInt(numbers[1]);
    int next = Integer.parseInt(numbers[2]);
    if (from > 254 || to > 255 || next > 255) {
      throw word.problem("expected box numbers of at most 254");
    }
    return new Hop(from, to, next);
  }

  /**
   * Checks the numbers that refer to boxes and scale slots. This happens last, because statements
   * may refer to boxes that are declared later.
   */
  private void checkNumbers(List<TextProblem> problems) {
    for (Link link : links) {
      if (Math.max(link.a(), link.b()) >= boxes.size()) {
        problems.add(link.firstWord().problem("expected numbers of boxes of this text"));
      }
    }
    if (!rows.isEmpty() && rows.lastKey() >= boxes.size()) {
      problems.add(
          new TextProblem(
              1,
              1,
              1,
              "there is a row for box " + rows.lastKey() + ", but the text has no such box"));
    }
    for (int i = 0; i < boxes.size(); i++) {
      WalkBox box = DiskFloor.box(i, boxes.get(i));
      if (box.usesScaleSlot() && !slots.containsKey(box.scaleSlot() + 1)) {
        problems.add(
            declaringWord(i)
                .problem(
                    "expected scale slot " + (box.scaleSlot() + 1) + " in this text, found none"));
      }
    }
  }

  List<BoxRecord> boxes() {
    return boxes;
  }

  /** Returns the word that declares a box. */
  Word declaringWord(int box) {
    return words.get(box).at();
  }

  /** Returns the words of a box's statement. */
  BoxWords words(int box) {
    return words.get(box);
  }

  /** Returns the words of the four numbers of each scale slot, by slot number. */
  Map<Integer, List<Word>> slotWords() {
    return slotWords;
  }

  List<Link> links() {
    return links;
  }

  /** Returns the rows of the matrix that the text gives explicitly. */
  NavigableMap<Integer, Row> rows() {
    return rows;
  }

  /** Returns the words of the rows by the number of their box. */
  NavigableMap<Integer, RowWords> rowWords() {
    return rowWords;
  }

  Map<Integer, ScaleSlot> slots() {
    return slots;
  }

  /** Returns whether the author has confirmed a box, so that the checks ignore it. */
  boolean isAsIs(int box) {
    return confirmedBoxes.contains(box);
  }

  /** Returns whether the room has a matrix. */
  boolean hasMatrix() {
    return isMatrixWanted && !boxes.isEmpty();
  }
}
