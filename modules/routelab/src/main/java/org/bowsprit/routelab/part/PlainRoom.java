package org.bowsprit.routelab.part;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/**
 * A room in a file.
 *
 * @param id the number of the room
 * @param name the name that is shown to users
 * @param boxes the boxes, eleven numbers for each
 * @param matrix the hops from each box, three numbers for each; null if the room has no matrix
 * @param classicMatrix the hops as the original interpreter reads them, in the same form
 * @param slots the scale slots: scale, y, scale and y
 * @param picture the picture; null if the room has none
 * @param objectPoints the points at which actors use objects
 * @param scenarios the states that scripts can cause
 * @param questions the walks
 * @param field the additional data of a map or mesh; null for a room of a game
 */
record PlainRoom(
    int id,
    String name,
    List<List<Integer>> boxes,
    List<List<Integer>> matrix,
    List<List<Integer>> classicMatrix,
    List<List<Integer>> slots,
    LabPicture picture,
    List<Point> objectPoints,
    List<LockScenario> scenarios,
    List<Question> questions,
    PlainField field) {

  private static final int NUMBERS_PER_HOP = 3;

  /** A Jackson mixin that defines how rooms are written and read. */
  @JsonSerialize(converter = ToPlain.class)
  @JsonDeserialize(converter = FromPlain.class)
  interface MixIn {}

  static final class ToPlain extends StdConverter<LabRoom, PlainRoom> {
    @Override
    public PlainRoom convert(LabRoom room) {
      return new PlainRoom(
          room.id(),
          room.name(),
          room.data().boxes().boxes().stream().map(PlainRoom::numbers).toList(),
          room.data().matrix().map(PlainRoom::numbers).orElse(null),
          room.data().classicMatrix().map(PlainRoom::numbers).orElse(null),
          room.data().scaleSlots().slots().stream()
              .map(slot -> List.of(slot.scale1(), slot.y1(), slot.scale2(), slot.y2()))
              .toList(),
          room.picture().orElse(null),
          room.objectPoints(),
          room.scenarios(),
          room.questions(),
          room.field().map(PlainField::of).orElse(null));
    }
  }

  static final class FromPlain extends StdConverter<PlainRoom, LabRoom> {
    @Override
    public LabRoom convert(PlainRoom plain) {
      List<BoxRecord> boxes =
          plain.boxes.stream()
              .map(box -> BoxRecord.of(box.stream().mapToInt(Integer::intValue).toArray()))
              .toList();
      List<ScaleSlot> slots =
          plain.slots.stream()
              .map(slot -> new ScaleSlot(slot.get(0), slot.get(1), slot.get(2), slot.get(3)))
              .toList();
      BoxChunks floor =
          new BoxChunks(
              new BoxRecords(boxes),
              Optional.ofNullable(plain.matrix).map(PlainRoom::chunk),
              Optional.ofNullable(plain.classicMatrix).map(PlainRoom::chunk),
              new ScaleSlots(slots, Bytes.EMPTY));
      return new LabRoom(
          plain.id,
          plain.name,
          floor,
          Optional.ofNullable(plain.picture),
          plain.objectPoints,
          plain.scenarios,
          plain.questions,
          List.of(),
          Optional.ofNullable(plain.field).map(PlainField::map));
    }
  }

  private static List<Integer> numbers(BoxRecord box) {
    List<Integer> numbers = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      numbers.add(box.corner(k).x());
      numbers.add(box.corner(k).y());
    }
    numbers.addAll(List.of(box.mask(), box.flags(), box.scale()));
    return numbers;
  }

  private static List<List<Integer>> numbers(BoxMatrixChunk matrix) {
    List<List<Integer>> rows = new ArrayList<>();
    for (BoxMatrixChunk.Row row : matrix.rows()) {
      List<Integer> numbers = new ArrayList<>();
      row.hops().forEach(hop -> numbers.addAll(List.of(hop.from(), hop.to(), hop.next())));
      rows.add(numbers);
    }
    return rows;
  }

  private static BoxMatrixChunk chunk(List<List<Integer>> rows) {
    List<BoxMatrixChunk.Row> chunk = new ArrayList<>();
    for (List<Integer> row : rows) {
      List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
      for (int i = 0; i < row.size(); i += NUMBERS_PER_HOP) {
        hops.add(new BoxMatrixChunk.Hop(row.get(i), row.get(i + 1), row.get(i + 2)));
      }
      chunk.add(new BoxMatrixChunk.Row(hops));
    }
    return new BoxMatrixChunk(chunk);
  }
}
