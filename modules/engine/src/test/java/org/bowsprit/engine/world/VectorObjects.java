package org.bowsprit.engine.world;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.Optional;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;

/** Reads the objects of test vectors, and puts a floor into a world. */
public final class VectorObjects {

  private VectorObjects() {}

  /** Returns the test vectors that contain objects. */
  public static JsonNode read() {
    return TestVectors.read("object-hit.json");
  }

  /**
   * Returns an object of a test vector. The vector contains the numbers of the object's header and
   * the position of its image.
   */
  public static LocalObject object(JsonNode node) {
    int[] numbers = TestVectors.toArray(node);
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

  /** Makes a room with the given floor the current room of the world. */
  public static void enterRoom(World world, int room, RoomFloor floor) {
    world.currentRoom().enter(room, room, null, floor);
  }
}
