package org.bowsprit.kit.internal.costume;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.LimbRange;
import org.bowsprit.format.object.Direction;
import org.bowsprit.kit.internal.costume.PictureCells.CellPicture;
import org.bowsprit.kit.text.LineReader;
import org.bowsprit.kit.text.TextLines;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.kit.text.Word;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.vm.symbol.NearestName;

/** The text that declares a costume. The text is read statement by statement. */
final class CostumeText {

  private static final List<String> DIRECTION_WORDS = Direction.words();
  static final String ALL_WORD = "all";
  private static final List<String> STATEMENT_WORDS =
      Stream.concat(
              Stream.of("colours", "palette", "limb", "cells", "picture", "chore", ALL_WORD),
              DIRECTION_WORDS.stream())
          .toList();
  static final String NOTHING_WORD = "nothing";
  private static final int MAX_CHORES = 64;

  private final PictureCells cells;
  private final Map<String, Integer> limbNames = new LinkedHashMap<>();
  private final List<NavigableMap<Integer, CellPicture>> pictures = new ArrayList<>();
  private final NavigableMap<Integer, AnimationRecord> animations = new TreeMap<>();
  private final CommandStream commands = new CommandStream();
  private final List<TextProblem> warnings = new ArrayList<>();
  private CostumeRuns runs = CostumeRuns.OF_16_COLOURS;
  private boolean isMirrored = true;
  private Optional<List<Integer>> palette = Optional.empty();
  private int currentLimb = -1;
  private int currentChore = -1;

  private CostumeText(Map<String, IndexedPicture> strips) {
    cells = new PictureCells(strips, warnings);
    for (int i = 0; i < Costume.LIMB_COUNT; i++) {
      pictures.add(new TreeMap<>());
    }
  }

  /**
   * Reads a text.
   *
   * @param strips the PNG files of the costume, by name
   * @param problems receives the errors
   */
  static CostumeText read(
      String text, Map<String, IndexedPicture> strips, List<TextProblem> problems) {
    CostumeText costume = new CostumeText(strips);
    problems.addAll(TextLines.of(text).read(costume::readStatement));
    if (costume.animations.isEmpty() && problems.isEmpty()) {
      problems.add(new TextProblem(1, 1, 1, "expected a chore, found none"));
    }
    return costume;
  }

  private void readStatement(LineReader line) {
    Word first = line.readWord("a statement");
    switch (first.text()) {
      case "colours" -> readColours(line);
      case "palette" -> palette = Optional.of(palette(line));
      case "west" -> {
        if (currentChore < 0) {
          readWest(line);
        } else {
          readDirections(first, line);
        }
      }
      case "limb" -> readLimb(line);
      case "cells" -> cells.readCells(line, picturesOfLimb(first));
      case "picture" -> cells.readPicture(line, picturesOfLimb(first));
      case "chore" -> {
        currentChore = line.readNumber(0, MAX_CHORES - 1, "the number of a chore");
        if (!line.isAtEnd()) {
          line.readWord("a name");
        }
      }
      default -> readDirections(first, line);
    }
  }

  private void readColours(LineReader line) {
    int count = line.readNumber(16, 32, "16 or 32 colours");
    if (count != 16 && count != 32) {
      throw line.last().problem("expected 16 or 32 colours");
    }
    runs = count == 16 ? CostumeRuns.OF_16_COLOURS : CostumeRuns.OF_32_COLOURS;
  }

  private static List<Integer> palette(LineReader line) {
    List<Integer> colours = new ArrayList<>();
    while (!line.isAtEnd()) {
      colours.add(line.readNumber(0, 255, "a colour of the room"));
    }
    if (colours.size() > 32) {
      throw line.last().problem("expected at most 32 colours, found " + colours.size());
    }
    return colours;
  }

  private void readWest(LineReader line) {
    if (line.readIf("stored")) {
      isMirrored = false;
    } else if (line.readIf("mirrored")) {
      isMirrored = true;
    } else {
      throw line.expected("'mirrored' or 'stored', or a chore above");
    }
  }

  private void readLimb(LineReader line) {
    currentLimb = line.readNumber(0, Costume.LIMB_COUNT - 1, "the number of a limb");
    String name =
        line.isAtEnd() ? "limb" + currentLimb : line.readWord("the name of the limb").text();
    if (DIRECTION_WORDS.contains(name) || limbNames.putIfAbsent(name, currentLimb) != null) {
      throw line.last().problem("expected a new name for the limb, which is not a direction");
    }
    currentChore = -1;
  }

  private NavigableMap<Integer, CellPicture> picturesOfLimb(Word statement) {
    if (currentLimb < 0) {
      throw statement.problem("expected a limb above its pictures");
    }
    return pictures.get(currentLimb);
  }

  private void readDirections(Word first, LineReader line) {
    if (!DIRECTION_WORDS.contains(first.text()) && !first.text().equals(ALL_WORD)) {
      throw first.problem(
          "expected colours, palette, limb, cells, picture, chore, or a direction of a chore"
              + NearestName.hint(first.text(), STATEMENT_WORDS));
    }
    if (currentChore < 0) {
      throw first.problem("expected a chore above its directions");
    }
    List<Integer> directionNumbers = new ArrayList<>();
    Word direction = first;
    do {
      if (direction.text().equals(ALL_WORD)) {
        directionNumbers.addAll(List.of(0, 1, 2, 3));
      } else {
        directionNumbers.add(DIRECTION_WORDS.indexOf(direction.text()));
      }
    } while (DIRECTION_WORDS.stream().anyMatch(line::isNext)
        && (direction = line.readWord("a direction")) != null);
    AnimationRecord animation =
        line.readIf(NOTHING_WORD) ? new AnimationRecord(List.of()) : animation(line);
    for (int each : directionNumbers) {
      if (animations.putIfAbsent(4 * currentChore + each, animation) != null) {
        throw first.problem(
            "expected each direction of a chore once, found "
                + DIRECTION_WORDS.get(each)
                + " again");
      }
    }
  }

  private AnimationRecord animation(LineReader line) {
    NavigableMap<Integer, LimbRange> ranges = new TreeMap<>();
    do {
      Word name = line.readWord("the name of a limb");
      Integer number = limbNames.get(name.text());
      if (number == null) {
        throw name.problem(
            "expected a limb (%s), found '%s'"
                .formatted(String.join(", ", limbNames.keySet()), name.text()));
      }
      if (ranges.putIfAbsent(number, range(number, line)) != null) {
        throw name.problem("expected each limb once");
      }
    } while (line.readIf(","));
    return new AnimationRecord(List.copyOf(ranges.values()));
  }

  private LimbRange range(int number, LineReader line) {
    if (line.readIf("off")) {
      return LimbRange.off(number);
    }
    List<Integer> steps = new ArrayList<>();
    while (!line.isAtEnd() && !line.isNext("once") && !line.isNext(",")) {
      steps.add(Steps.read(line));
      int step = steps.get(steps.size() - 1);
      if (step <= CostumeCommand.LAST_PICTURE && !pictures.get(number).containsKey(step)) {
        warnings.add(line.last().problem(missingPictureWarning(number, step)));
      }
    }
    boolean isPlayedOnce = line.readIf("once");
    if (steps.isEmpty()) {
      throw line.expected("the pictures of the limb, or 'off'");
    }
    if (steps.size() > LimbRange.MAX_EXTENT + 1) {
      throw line.last().problem("expected at most 128 steps, found " + steps.size());
    }
    int start = commands.positionOf(steps);
    return new LimbRange(number, start, start + steps.size() - 1, isPlayedOnce);
  }

  private String missingPictureWarning(int number, int step) {
    NavigableMap<Integer, CellPicture> available = pictures.get(number);
    return available.isEmpty()
        ? "picture " + step + " of a limb without pictures shows nothing"
        : "picture %s shows nothing: the limb has %s to %s"
            .formatted(step, available.firstKey(), available.lastKey());
  }

  /**
   * Returns warnings, which do not prevent the build, about steps that show nothing and cells that
   * are cut off.
   */
  List<TextProblem> warnings() {
    return warnings;
  }

  CostumeRuns runs() {
    return runs;
  }

  boolean isMirrored() {
    return isMirrored;
  }

  /**
   * Returns the room colour of each costume colour; empty if the text does not list the colours.
   */
  Optional<List<Integer>> palette() {
    return palette;
  }

  List<NavigableMap<Integer, CellPicture>> pictures() {
    return pictures;
  }

  NavigableMap<Integer, AnimationRecord> animations() {
    return animations;
  }

  CommandStream commands() {
    return commands;
  }
}
