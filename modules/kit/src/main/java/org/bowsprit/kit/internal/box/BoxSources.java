package org.bowsprit.kit.internal.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.kit.text.TextProblem;

/**
 * The source of a room's floor: a text of boxes and scale slots. The matrix is computed from it.
 *
 * @param text the contents of {@code boxes.txt}
 */
public record BoxSources(String text) {

  private static final int SLOTS = 4;

  /**
   * Builds the floor.
   *
   * @param errors receives the errors
   * @param warnings receives the warnings
   * @return the floor; empty if there are errors
   */
  public Optional<BoxChunks> build(List<TextProblem> errors, List<TextProblem> warnings) {
    BoxText read = BoxText.read(text, errors);
    if (!errors.isEmpty()) {
      return Optional.empty();
    }
    NeighbourGraph graph = new NeighbourGraph(read.boxes(), read.links());
    new BoxCheck(read, graph).run(errors, warnings);
    return errors.isEmpty() ? Optional.of(floor(read, graph)) : Optional.empty();
  }

  private static BoxChunks floor(BoxText read, NeighbourGraph graph) {
    BoxRecords boxes = new BoxRecords(read.boxes());
    ScaleSlots slots = slots(read);
    if (!read.hasMatrix()) {
      return new BoxChunks(boxes, Optional.empty(), Optional.empty(), slots);
    }
    List<BoxMatrixChunk.Row> rows = new ArrayList<>(graph.matrix().rows());
    read.rows().forEach(rows::set);
    return BoxChunks.of(boxes, new BoxMatrixChunk(rows), slots);
  }

  /** Returns the scale slots of a text: four, or none. */
  static ScaleSlots slots(BoxText read) {
    if (read.slots().isEmpty()) {
      return ScaleSlots.NONE;
    }
    List<ScaleSlot> slots = new ArrayList<>();
    for (int number = 1; number <= SLOTS; number++) {
      slots.add(read.slots().getOrDefault(number, new ScaleSlot(0, 0, 0, 0)));
    }
    return new ScaleSlots(slots, Bytes.EMPTY);
  }
}
