package org.bowsprit.format.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.fixture.Hex;
import org.junit.jupiter.api.Test;

/** Tests encoding and decoding pictures that have z-planes. */
class LayeredPictureTest {

  @Test
  void theTagsOfStatesContainHexadecimalNumbers() {
    assertThat(LayeredPicture.tag(1)).isEqualTo("IM01");
    assertThat(LayeredPicture.tag(10)).isEqualTo("IM0A");
    assertThat(LayeredPicture.tag(16)).isEqualTo("IM10");
  }

  @Test
  void aRandomPictureIsUnchangedAfterEncodingAndDecoding() {
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      int stripCount = 1 + random.nextInt(40);
      int height = 1 + random.nextInt(144);
      byte[] pixels = new byte[stripCount * 8 * height];
      random.nextBytes(pixels);
      TreeMap<Integer, ZPlane> zPlanes = new TreeMap<>();
      for (int number = 1; number <= random.nextInt(5); number++) {
        byte[] mask = new byte[stripCount * height];
        random.nextBytes(mask);
        zPlanes.put(number, ZPlane.of(mask, stripCount, height));
        byte[] decodedMask = new byte[mask.length];
        zPlanes.get(number).decode(height, decodedMask, 0, stripCount);
        assertThat(decodedMask).isEqualTo(mask);
      }
      LayeredPicture picture =
          new LayeredPicture(
              Optional.of(StripPicture.of(pixels, stripCount * 8, height, 7)), zPlanes);
      RoomPicture room = new RoomPicture(random.nextInt(5), Optional.of(picture));
      assertThat(RoomPicture.decode(encodedChunk(RoomPicture.TAG, room), stripCount * 8))
          .isEqualTo(room);
    }
  }

  @Test
  void equalStripsShareTheirBytes() {
    StripPicture oneStrip = StripPicture.of(new byte[8 * 10], 8, 10);
    StripPicture fortyStrips = StripPicture.of(new byte[320 * 10], 320, 10);
    assertThat(encodedLength(fortyStrips)).isEqualTo(encodedLength(oneStrip) + 39 * 4);
    assertThat(StripPicture.decode(encode(fortyStrips).reader(ChunkPath.ROOT), 320))
        .isEqualTo(fortyStrips);
  }

  @Test
  void emptyMaskStripsHaveNoData() {
    ZPlane plane = ZPlane.of(new byte[40 * 144], 40, 144);
    ByteWriter out = new ByteWriter();
    plane.encode(out);
    assertThat(out.toBytes()).isEqualTo(Bytes.wrap(new byte[80]));
  }

  @Test
  void longRunsOfMaskBytesAreSplit() {
    byte[] rows = new byte[200];
    java.util.Arrays.fill(rows, 0, 51, (byte) 1);
    assertThat(ZStrip.of(rows).data()).isEqualTo(Hex.parse("B3 01 FF 00 96 00"));
  }

  @Test
  void stripsWithInvalidOffsetsAreMissing() {
    // The first strip has an offset into the table, the second an offset after the end, and the
    // third has no entry.
    Bytes payload = Hex.parse("08 00 00 00 FF 00 00 00");
    StripPicture picture = StripPicture.decode(payload.reader(ChunkPath.ROOT), 24);
    assertThat(picture.strips()).containsExactly(Strip.MISSING, Strip.MISSING, Strip.MISSING);
    assertThat(picture.defects(8))
        .containsExactly("strip 0 has no data", "strip 1 has no data", "strip 2 has no data");
  }

  @Test
  void theWidthIsRoundedDownToAMultipleOfEight() {
    assertThat(StripPicture.decode(Bytes.EMPTY.reader(ChunkPath.ROOT), 23).width()).isEqualTo(16);
  }

  @Test
  void aRoomWithoutAPictureIsUnchangedAfterEncodingAndDecoding() {
    RoomPicture emptyRoom = new RoomPicture(2, Optional.empty());
    assertThat(RoomPicture.decode(encodedChunk(RoomPicture.TAG, emptyRoom), 320))
        .isEqualTo(emptyRoom);
  }

  private static Chunk encodedChunk(String tag, RoomPicture room) {
    ByteWriter out = new ByteWriter().chunk(tag, room::encode);
    return ChunkSequence.ofFile(out.toBytes()).chunks().get(0);
  }

  private static Bytes encode(StripPicture picture) {
    ByteWriter out = new ByteWriter();
    picture.encode(out);
    return out.toBytes();
  }

  private static int encodedLength(StripPicture picture) {
    return encode(picture).length();
  }
}
