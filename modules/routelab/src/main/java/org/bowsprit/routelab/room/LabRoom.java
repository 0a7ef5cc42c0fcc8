package org.bowsprit.routelab.room;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.ScaleLookup;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * One room of a comparison.
 *
 * @param id its number in the game, or its position in the file
 * @param name what people call it
 * @param data its boxes, matrix and scale slots
 * @param picture its background, if it has one
 * @param objectPoints where actors walk to use its objects
 * @param scenarios what scripts lock in it
 * @param questions walks the source itself asks for, beside those that are drawn
 */
public record LabRoom(
    int id,
    String name,
    BoxChunks data,
    Optional<LabPicture> picture,
    List<Point> objectPoints,
    List<LockScenario> scenarios,
    List<Question> questions) {

  public LabRoom {
    Objects.requireNonNull(name, "name must not be null");
    Objects.requireNonNull(data, "data must not be null");
    objectPoints = List.copyOf(objectPoints);
    scenarios = List.copyOf(scenarios);
    questions = List.copyOf(questions);
  }

  /** Returns a room that is nothing but a floor. */
  public static LabRoom of(int id, String name, BoxChunks data) {
    return new LabRoom(id, name, data, Optional.empty(), List.of(), List.of(), List.of());
  }

  /** Returns this room with walks of its own. */
  public LabRoom withQuestions(List<Question> own) {
    return new LabRoom(id, name, data, picture, objectPoints, scenarios, own);
  }

  /** Returns the floor as the data have it, at full scale. */
  public Floor floor() {
    int width = picture.map(LabPicture::width).orElse(0);
    int height = picture.map(LabPicture::height).orElse(0);
    return DiskFloor.of(new RoomInfo(id, width, height), data, ScaleLookup.FULL);
  }
}
