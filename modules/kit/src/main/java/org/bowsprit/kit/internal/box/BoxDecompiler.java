package org.bowsprit.kit.internal.box;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;

/** Decompiles a room's floor into a text that builds the same boxes, matrix and scale slots. */
public final class BoxDecompiler {

  private final BoxChunks floor;
  private final StringBuilder text = new StringBuilder();

  /** Prepares to decompile a floor. */
  public BoxDecompiler(BoxChunks floor) {
    this.floor = floor;
  }

  /** Returns the source. It has no statements if the room has no boxes. */
  public BoxSources decompile() {
    List<ScaleSlot> slots = floor.scaleSlots().slots();
    for (int i = 0; i < slots.size(); i++) {
      ScaleSlot slot = slots.get(i);
      if (!slot.isUnused() || isUsed(i)) {
        writeLine(
            "scale slot %s  %s at %s  %s at %s"
                .formatted(i + 1, slot.scale1(), slot.y1(), slot.scale2(), slot.y2()));
      }
    }
    for (int box = 0; box < floor.boxes().count(); box++) {
      writeLine("box " + box + boxProperties(box));
    }
    writeMatrix();
    return new BoxSources(text.toString());
  }

  private boolean isUsed(int slot) {
    return DiskFloor.boxes(floor.boxes()).stream()
        .anyMatch(box -> box.usesScaleSlot() && box.scaleSlot() == slot);
  }

  private String boxProperties(int number) {
    BoxRecord box = floor.boxes().box(number);
    boolean isAsIs =
        !box.equals(BoxRecord.SENTINEL)
            && (number == 0
                || !BoxShape.isConvexClockwise(DiskFloor.boxes(floor.boxes()).get(number)));
    return " " + BoxLine.of(box) + (isAsIs ? " as-is" : "");
  }

  /** Writes only the rows that differ from the rows that are computed from the boxes. */
  private void writeMatrix() {
    if (floor.boxes().count() == 0) {
      return;
    }
    if (floor.matrix().isEmpty()) {
      writeLine("matrix none");
      return;
    }
    List<BoxMatrixChunk.Row> computed =
        new NeighbourGraph(floor.boxes().boxes(), List.of()).matrix().rows();
    List<BoxMatrixChunk.Row> rows = new ArrayList<>(floor.matrix().get().rows());
    for (int box = 0; box < rows.size(); box++) {
      if (!rows.get(box).equals(computed.get(box))) {
        writeLine(
            "row %s = %s"
                .formatted(
                    box,
                    rows.get(box).hops().stream()
                        .map(hop -> hop.from() + "-" + hop.to() + ">" + hop.next())
                        .collect(Collectors.joining(" ")))
                .strip());
      }
    }
  }

  private void writeLine(String line) {
    text.append(line).append('\n');
  }
}
