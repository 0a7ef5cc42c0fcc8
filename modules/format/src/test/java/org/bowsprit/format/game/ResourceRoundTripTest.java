package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.script.Script;
import org.bowsprit.format.sound.Sound;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every resource of the lab games is the same after it is decoded, encoded and decoded
 * again.
 */
class ResourceRoundTripTest {

  private static final String LAB_GAMES = "org.bowsprit.format.fixture.LabGame#all";

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void theIndexIsUnchangedAfterDecodingAndEncoding(LabGame lab) {
    Index index = lab.openGame().resources().index();

    assertThat(index.encode())
        .isEqualTo(FileKey.SHIPPED.apply(lab.openGame().files().readAll("MONKEY2.000")));
    assertThat(Index.decode(index.encode())).isEqualTo(index);
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void everyRoomIsUnchangedAfterEncodingAndDecoding(LabGame lab) {
    GameResources resources = lab.openGame().resources();
    for (int id : resources.roomIds()) {
      Room room = resources.room(id).orElseThrow();
      ByteWriter out = new ByteWriter();
      room.encode(out);
      assertThat(Room.decode(new Chunk(Room.TAG, ChunkPath.ROOT, 0, out.toBytes())))
          .isEqualTo(room);
    }
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void everyOtherResourceIsUnchangedAfterEncodingAndDecoding(LabGame lab) {
    GameResources resources = lab.openGame().resources();

    assertRoundTrip(resources, ResourceKind.SCRIPT, Script::decode, Script::encode);
    assertRoundTrip(resources, ResourceKind.SOUND, Sound::decode, Sound::encode);
    assertRoundTrip(resources, ResourceKind.COSTUME, Costume::decode, Costume::encode);
    assertRoundTrip(resources, ResourceKind.CHARSET, Charset::decode, Charset::encode);
  }

  private static <T> void assertRoundTrip(
      GameResources resources,
      ResourceKind kind,
      Function<ByteReader, T> decoder,
      BiConsumer<T, ByteWriter> encoder) {
    for (int id : resources.ids(kind)) {
      Chunk chunk = resources.chunk(kind, id).orElseThrow();
      T resource = decoder.apply(chunk.reader());
      Bytes encodedBytes = encode(resource, encoder);
      assertThat(decoder.apply(encodedBytes.reader(chunk.path())))
          .as("the resource %s %d after encoding and decoding", kind, id)
          .isEqualTo(resource);
    }
  }

  private static <T> Bytes encode(T resource, BiConsumer<T, ByteWriter> encoder) {
    ByteWriter out = new ByteWriter();
    encoder.accept(resource, out);
    return out.toBytes();
  }
}
