package org.bowsprit.kit.internal.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.kit.text.LineOffsets;
import org.bowsprit.kit.text.TextChanges;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.kit.text.Word;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Edits a text of walk boxes. Numbers that differ are replaced, a new property is added to its box,
 * the line of a removed box is removed ({@link BoxRemoval}), and all other bytes stay the same. If
 * no box or slot changes, the text stays the same.
 */
public final class BoxEdit {

  private static final int COORDINATE_COUNT = 8;
  private static final String PLANE = "plane";
  private static final String SCALE = "scale";
  private static final String FACING = "facing";

  private final String path;
  private final String text;
  private final BoxText floor;
  private final LineOffsets lines;

  private BoxEdit(String path, String text, BoxText floor) {
    this.path = path;
    this.text = text;
    this.floor = floor;
    this.lines = new LineOffsets(text);
  }

  /**
   * Reads a text.
   *
   * @param path the path of the file, for messages
   * @param text the contents of the file
   * @param problems receives the errors; a text with errors cannot be edited
   */
  public static BoxEdit of(String path, String text, List<TextProblem> problems) {
    return new BoxEdit(path, text, BoxText.read(text, problems));
  }

  /** Returns the boxes of the text. */
  public List<BoxRecord> boxes() {
    return List.copyOf(floor.boxes());
  }

  /** Returns the scale slots of the text: four, or none. */
  public List<ScaleSlot> slots() {
    return BoxSources.slots(floor).slots();
  }

  /**
   * Returns the text with other boxes and slots.
   *
   * @param boxes the boxes that are kept, in their order, then the added ones
   * @param slots the scale slots, as many as the text has
   * @param removed the numbers of the removed boxes; the numbers of later boxes decrease
   * @throws IllegalArgumentException with a message for the user, if the text cannot be written
   */
  public String edited(List<BoxRecord> boxes, List<ScaleSlot> slots, Set<Integer> removed) {
    BoxRemoval removal = new BoxRemoval(floor, removed, lines);
    List<Integer> keptBoxes = removal.keptBoxes();
    if (boxes.size() < keptBoxes.size()) {
      throw new IllegalArgumentException(
          path + ": expected " + keptBoxes.size() + " boxes or more, found " + boxes.size() + ".");
    }
    TextChanges changes = new TextChanges();
    removal.addTo(changes);
    for (int i = 0; i < keptBoxes.size(); i++) {
      int box = keptBoxes.get(i);
      if (!boxes.get(i).equals(floor.boxes().get(box))) {
        changeBox(floor.words(box), floor.boxes().get(box), boxes.get(i), changes);
      }
    }
    slots(slots, changes);
    addBoxes(keptBoxes, boxes.subList(keptBoxes.size(), boxes.size()), changes);
    String changed = changes.applyTo(text);
    verify(changed, boxes, slots);
    return changed;
  }

  private void changeBox(BoxWords words, BoxRecord before, BoxRecord after, TextChanges changes) {
    if (words.corners().isEmpty()) {
      replace(List.of(words.lastBeforeProperties()), BoxLine.of(after), changes);
      return;
    }
    for (int i = 0; i < COORDINATE_COUNT; i++) {
      if (number(after, i) != number(before, i)) {
        replace(words.corners().subList(i, i + 1), Integer.toString(number(after, i)), changes);
      }
    }
    int offsetAfterCorners = lines.end(words.lastBeforeProperties());
    if (after.mask() != before.mask()) {
      setProperty(words, PLANE, Integer.toString(after.mask()), offsetAfterCorners, changes);
    }
    if (after.scale() != before.scale()) {
      setProperty(words, SCALE, BoxLine.scale(after), offsetAfterCorners, changes);
    }
    changeFlags(words, before.flags(), after.flags(), changes);
  }

  private void changeFlags(BoxWords words, int before, int after, TextChanges changes) {
    for (BoxFlag flag : BoxFlag.values()) {
      boolean wasSet = (before & flag.bit()) != 0;
      boolean isSet = (after & flag.bit()) != 0;
      if (isSet && !wasSet) {
        changes.replace(lines.end(words.last()), lines.end(words.last()), " " + flag.word());
      } else if (wasSet && !isSet) {
        words.properties().get(flag.word()).forEach(word -> removeWord(word, changes));
      }
    }
    int facing = after & WalkBox.FACING;
    if (facing != (before & WalkBox.FACING)) {
      setProperty(words, FACING, Integer.toString(facing), lines.end(words.last()), changes);
    }
  }

  /** Replaces the value of a property, or inserts the property at an offset. */
  private void setProperty(
      BoxWords words, String property, String value, int offset, TextChanges changes) {
    if (words.properties().containsKey(property)) {
      replace(words.properties().get(property), value, changes);
    } else {
      changes.replace(offset, offset, " " + property + " " + value);
    }
  }

  private void replace(List<Word> words, String replacement, TextChanges changes) {
    changes.replace(lines.start(words.get(0)), lines.end(words.get(words.size() - 1)), replacement);
  }

  /** Removes a word and the blanks before it. */
  private void removeWord(Word word, TextChanges changes) {
    int start = lines.start(word);
    while (start > 0 && (text.charAt(start - 1) == ' ' || text.charAt(start - 1) == '\t')) {
      start--;
    }
    changes.replace(start, lines.end(word), "");
  }

  private static int number(BoxRecord box, int index) {
    BoxRecord.Corner corner = box.corner(index / 2);
    return index % 2 == 0 ? corner.x() : corner.y();
  }

  private void slots(List<ScaleSlot> newSlots, TextChanges changes) {
    List<ScaleSlot> oldSlots = slots();
    for (int slot = 0; slot < Math.min(oldSlots.size(), newSlots.size()); slot++) {
      List<Word> words = floor.slotWords().getOrDefault(slot + 1, List.of());
      int[] oldNumbers = numbers(oldSlots.get(slot));
      int[] newNumbers = numbers(newSlots.get(slot));
      for (int i = 0; i < words.size(); i++) {
        if (newNumbers[i] != oldNumbers[i]) {
          replace(words.subList(i, i + 1), Integer.toString(newNumbers[i]), changes);
        }
      }
    }
  }

  private static int[] numbers(ScaleSlot slot) {
    return new int[] {slot.scale1(), slot.y1(), slot.scale2(), slot.y2()};
  }

  /** Adds new boxes after the line of the last box, which may end with a comment. */
  private void addBoxes(List<Integer> keptBoxes, List<BoxRecord> added, TextChanges changes) {
    int count = keptBoxes.size();
    int offset =
        count == 0 ? text.length() : lines.endOfLine(floor.words(keptBoxes.get(count - 1)).at());
    List<String> statements = new ArrayList<>();
    for (int i = 0; i < added.size(); i++) {
      statements.add("box " + (count + i) + " " + BoxLine.of(added.get(i)));
    }
    for (String statement : statements) {
      boolean followsText = count > 0 || (offset > 0 && text.charAt(offset - 1) != '\n');
      changes.replace(
          offset,
          offset,
          followsText ? lines.separator() + statement : statement + lines.separator());
    }
  }

  /** Checks that reading the changed text gives the requested numbers. */
  private void verify(String changed, List<BoxRecord> boxes, List<ScaleSlot> slots) {
    List<TextProblem> problems = new ArrayList<>();
    BoxText boxText = BoxText.read(changed, problems);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(
          path
              + ":"
              + problems.get(0).line()
              + ": the boxes cannot be written: "
              + problems.get(0).getMessage()
              + ".");
    }
    if (!boxText.boxes().equals(boxes) || !BoxSources.slots(boxText).slots().equals(slots)) {
      throw new IllegalArgumentException(
          path + ": the file format cannot express this change: edit the file by hand.");
    }
  }
}
