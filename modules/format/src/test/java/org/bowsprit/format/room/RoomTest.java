package org.bowsprit.format.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.script.Script;
import org.junit.jupiter.api.Test;

/** Tests decoding rooms, even if they are incomplete or damaged. */
class RoomTest {

  private static final ChunkPath ROOM = new ChunkPath("LECF/LFLF[7]/ROOM");

  private static Room decode(ByteWriter payload) {
    return Room.decode(new Chunk(Room.TAG, ROOM, 0, payload.toBytes()));
  }

  private static ByteWriter roomHeader() {
    return new ByteWriter().chunk("RMHD", new RoomHeader(320, 144, 3)::encode);
  }

  private static Consumer<ByteWriter> objectCode(int id, int parent) {
    return obcd ->
        obcd.chunk(ObjectHeader.TAG, new ObjectHeader(id, 1, 2, 3, 4, 0, parent, 5, 6, 0)::encode);
  }

  private static Consumer<ByteWriter> objectImage(int id) {
    return obim ->
        obim.chunk(
            ImageHeader.TAG, new ImageHeader(id, 1, 0, 0, 0, 8, 16, 24, 32, Bytes.EMPTY)::encode);
  }

  @Test
  void aRoomCanHaveOnlyAHeader() {
    Room room = decode(roomHeader());

    assertThat(room.floor()).isEqualTo(BoxChunks.NONE);
    assertThat(room.picture()).isEmpty();
    assertThat(room.colours().transparent().index()).isEqualTo(255);
    assertThat(room.scripts().entry()).isEqualTo(Script.EMPTY);
    assertThat(room.damage()).isEmpty();
  }

  @Test
  void aRoomWithoutAHeaderHasTheSizeOfTheScreen() {
    Room room = decode(new ByteWriter());

    assertThat(room.header()).isEqualTo(new RoomHeader(320, 200, 0));
    assertThat(room.damage())
        .extracting(FormatException::getMessage)
        .containsExactly("LECF/LFLF[7]/ROOM at offset 0: expected a chunk RMHD, found none");
  }

  @Test
  void theParentOfAnObjectIsAnIndexIntoTheObjectsOfTheRoom() {
    Room room =
        decode(
            roomHeader()
                .chunk("OBIM", objectImage(30))
                .chunk("OBCD", objectCode(10, 0))
                .chunk("OBCD", objectCode(20, 0))
                .chunk("OBCD", objectCode(30, 2)));

    RoomObject child = room.object(30).orElseThrow();
    assertThat(room.parentOf(child))
        .hasValueSatisfying(parent -> assertThat(parent.id()).isEqualTo(20));
    assertThat(room.parentOf(room.object(10).orElseThrow())).isEmpty();
  }

  @Test
  void imagesAreAssignedToObjectsByTheirNumbers() {
    Room room =
        decode(
            roomHeader()
                .chunk("OBIM", objectImage(99))
                .chunk("OBIM", objectImage(20))
                .chunk("OBCD", objectCode(10, 0))
                .chunk("OBCD", objectCode(20, 0)));

    assertThat(room.objects()).extracting(RoomObject::id).containsExactly(10, 20);
    assertThat(room.object(10).orElseThrow().image()).isEmpty();
    assertThat(room.object(20).orElseThrow().image()).isPresent();
    assertThat(room.object(99)).isEmpty();
  }

  @Test
  void anObjectWithADamagedImageHasNoImageAndTheDamageIsReported() {
    Room room =
        decode(
            roomHeader()
                .chunk("OBIM", obim -> obim.chunk(ImageHeader.TAG, imhd -> imhd.u16(20)))
                .chunk("OBCD", objectCode(20, 0)));

    assertThat(room.object(20).orElseThrow().image()).isEmpty();
    assertThat(room.damage())
        .singleElement()
        .extracting(FormatException::getMessage)
        .isEqualTo(
            "LECF/LFLF[7]/ROOM/OBIM/IMHD at offset 0: expected a payload of at least 16 bytes,"
                + " found 2");
  }
}
