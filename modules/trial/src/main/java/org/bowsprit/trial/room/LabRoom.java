package org.bowsprit.trial.room;

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
 * @param id the number of the room in the game, or its position in the file
 * @param name the name that is shown to users
 * @param data the boxes, the matrix and the scale slots of the room
 * @param picture the background; empty if the room has none
 * @param objectPoints the points at which actors use its objects
 * @param scenarios the states that its scripts can cause
 * @param questions the walks from the source, in addition to randomly drawn walks
 * @param scripted the walks of the game's scripts in the room
 * @param field the additional data of a map or mesh; empty for a room of a game
 */
public record LabRoom(
    int id,
    String name,
    BoxChunks data,
    Optional<LabPicture> picture,
    List<Point> objectPoints,
    List<LockScenario> scenarios,
    List<Question> questions,
    List<Question> scripted,
    Optional<FieldMap> field) {

  public LabRoom {
    Objects.requireNonNull(name, "name must not be null");
    Objects.requireNonNull(data, "data must not be null");
    Objects.requireNonNull(field, "field must not be null");
    objectPoints = List.copyOf(objectPoints);
    scenarios = List.copyOf(scenarios);
    questions = List.copyOf(questions);
    scripted = List.copyOf(scripted);
  }

  /** Creates a room of a game, or a similar room. */
  public LabRoom(
      int id,
      String name,
      BoxChunks data,
      Optional<LabPicture> picture,
      List<Point> objectPoints,
      List<LockScenario> scenarios,
      List<Question> questions) {
    this(id, name, data, picture, objectPoints, scenarios, questions, List.of(), Optional.empty());
  }

  /** Returns a room that has only a floor. */
  public static LabRoom of(int id, String name, BoxChunks data) {
    return new LabRoom(id, name, data, Optional.empty(), List.of(), List.of(), List.of());
  }

  /** Returns this room with other walks. */
  public LabRoom withQuestions(List<Question> newQuestions) {
    return new LabRoom(
        id, name, data, picture, objectPoints, scenarios, newQuestions, scripted, field);
  }

  /** Returns this room with the walks of scripts. */
  public LabRoom withScripted(List<Question> walks) {
    return new LabRoom(id, name, data, picture, objectPoints, scenarios, questions, walks, field);
  }

  /** Returns this room with a background. */
  public LabRoom withPicture(LabPicture background) {
    return new LabRoom(
        id,
        name,
        data,
        Optional.of(background),
        objectPoints,
        scenarios,
        questions,
        scripted,
        field);
  }

  /** Returns this room as a map or mesh. */
  public LabRoom withField(FieldMap map) {
    return new LabRoom(
        id, name, data, picture, objectPoints, scenarios, questions, scripted, Optional.of(map));
  }

  /**
   * Returns the number of pixels per unit of the source's coordinates and lengths; 1 for a game's
   * room.
   */
  public int unit() {
    return field.map(FieldMap::scale).orElse(1);
  }

  /** Returns the floor of the data, at full scale. */
  public Floor floor() {
    int width = picture.map(LabPicture::width).orElse(0);
    int height = picture.map(LabPicture::height).orElse(0);
    Floor floor = DiskFloor.of(new RoomInfo(id, width, height), data, ScaleLookup.FULL);
    return field.map(map -> withFieldData(floor, map)).orElse(floor);
  }

  private static Floor withFieldData(Floor floor, FieldMap map) {
    Floor floorWithLattice = floor.withLattice(map.lattice());
    return map.mesh().map(floorWithLattice::withMesh).orElse(floorWithLattice);
  }
}
