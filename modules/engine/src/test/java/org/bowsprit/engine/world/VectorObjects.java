package org.bowsprit.engine.world;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.Optional;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.fixture.Vectors;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;

/** Reads the objects of the vectors and creates a world from them. */
public final class VectorObjects {

  private VectorObjects() {}

  /** Returns the contents of the file that contains the objects. */
  public static JsonNode read() {
    return Vectors.read("object-hit.json");
  }

  /**
   * Returns an object of the vectors. They contain the numbers of its header and the position of
   * its image.
   */
  public static LocalObject object(JsonNode node) {
    int[] numbers = Vectors.ints(node);
    ObjectHeader header =
        new ObjectHeader(
            numbers[0],
            numbers[1],
            numbers[2],
            numbers[3],
            numbers[4],
            numbers[5],
            numbers[6],
            numbers[7],
            numbers[8],
            0);
    ImageHeader image =
        new ImageHeader(
            numbers[0],
            0,
            0,
            0,
            0,
            numbers[9],
            numbers[10],
            8 * numbers[3],
            8 * numbers[4],
            Bytes.EMPTY);
    return new LocalObject(
        new RoomObject(
            new ObjectCode(header, VerbEntries.NONE, ObjectName.NONE),
            Optional.of(new ObjectImage(image, Collections.emptySortedMap()))),
        1,
        false);
  }

  /** Sets the floor of the world's room. */
  public static void enter(World world, int room, RoomFloor floor) {
    world.currentRoom().enter(room, room, null, floor);
  }
}
