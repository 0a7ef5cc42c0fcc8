package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.format.index.RoomOffsets;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.format.sound.Sound;
import org.junit.jupiter.api.Test;

/** Tests that any record with valid numbers is the same after it is encoded and decoded. */
class RandomRecordsTest {

  private static final int CASES = 300;

  private final Random random = new Random(20261120);

  @Test
  void indexRecords() {
    check(
        () -> new GameLimits(u16(), u16(), u16(), u16(), u16(), u16(), u16(), u16(), u16()),
        GameLimits::encode,
        GameLimits::decode);
    check(
        () -> new RoomNames(list(i -> new RoomNames.RoomName(1 + random.nextInt(255), bytes(9)))),
        RoomNames::encode,
        RoomNames::decode);
    check(
        () -> new Directory(list(i -> new Directory.Entry(u8(), u32()))),
        Directory::encode,
        Directory::decode);
    check(
        () ->
            new ObjectDirectory(
                list(
                    i ->
                        new ObjectDirectory.Entry(
                            random.nextInt(16), random.nextInt(16), random.nextInt()))),
        ObjectDirectory::encode,
        ObjectDirectory::decode);
    check(
        () -> new RoomOffsets(list(i -> new RoomOffsets.Entry(u8(), u32()))),
        RoomOffsets::encode,
        RoomOffsets::decode);
  }

  @Test
  void floorRecords() {
    check(() -> new RoomHeader(u16(), u16(), u16()), RoomHeader::encode, RoomHeader::decode);
    check(
        () ->
            new BoxRecords(
                list(
                    i ->
                        BoxRecord.quad(
                            s16(), s16(), s16(), s16(), s16(), s16(), s16(), s16(), u8(), u8(),
                            u16()))),
        BoxRecords::encode,
        BoxRecords::decode);
    check(
        () ->
            new ScaleSlots(
                list(i -> new ScaleSlot(u16(), u16(), u16(), u16())), bytes(random.nextInt(8))),
        ScaleSlots::encode,
        ScaleSlots::decode);
    for (int i = 0; i < CASES; i++) {
      BoxMatrixChunk matrix =
          new BoxMatrixChunk(
              list(
                  row ->
                      new BoxMatrixChunk.Row(
                          list(hop -> new BoxMatrixChunk.Hop(random.nextInt(255), u8(), u8())))));
      ByteWriter out = new ByteWriter();
      matrix.encode(out);
      assertThat(BoxMatrixChunk.decode(out.toBytes().reader(ChunkPath.ROOT), matrix.rows().size()))
          .isEqualTo(matrix);
    }
  }

  @Test
  void aMatrixOfATableHasTheEntriesOfTheTable() {
    for (int i = 0; i < CASES; i++) {
      int count = random.nextInt(30);
      int[][] table = new int[count][count];
      for (int[] row : table) {
        for (int d = 0; d < count; d++) {
          row[d] = random.nextInt(4) == 0 ? BoxMatrixChunk.NO_BOX : random.nextInt(3);
        }
      }
      assertThat(BoxMatrixChunk.ofTable(table).table()).isDeepEqualTo(table);
    }
  }

  @Test
  void objectRecords() {
    check(
        () -> new ObjectHeader(u16(), u8(), u8(), u8(), u8(), u8(), u8(), s16(), s16(), u8()),
        ObjectHeader::encode,
        ObjectHeader::decode);
    check(
        () ->
            new ImageHeader(
                u16(),
                u16(),
                u16(),
                u8(),
                u8(),
                u16(),
                u16(),
                u16(),
                u16(),
                bytes(random.nextInt(20))),
        ImageHeader::encode,
        ImageHeader::decode);
    check(
        () ->
            VerbEntries.of(
                list(i -> new VerbEntries.Entry(1 + random.nextInt(255), u16())),
                bytes(random.nextInt(40))),
        VerbEntries::encode,
        VerbEntries::decode);
    check(() -> new ObjectName(nameBytes()), ObjectName::encode, ObjectName::decode);
  }

  @Test
  void scriptsAndSounds() {
    check(
        () -> new LocalScript(u8(), Script.of(bytes(random.nextInt(50)))),
        LocalScript::encode,
        LocalScript::decode);
    check(
        () ->
            new Sound.Renditions(
                list(i -> new Sound.Rendition("ADL ", bytes(random.nextInt(30)))), bytes(3)),
        Sound::encode,
        Sound::decode);
  }

  /** Creates a random record. */
  private interface Maker<T> {
    T make();
  }

  private static <T, R extends T> void check(
      Maker<R> maker, BiConsumer<R, ByteWriter> encode, Function<ByteReader, T> decode) {
    for (int i = 0; i < CASES; i++) {
      R record = maker.make();
      ByteWriter out = new ByteWriter();
      encode.accept(record, out);
      assertThat(decode.apply(out.toBytes().reader(ChunkPath.ROOT))).isEqualTo(record);
    }
  }

  private int u8() {
    return random.nextInt(0x100);
  }

  private int u16() {
    return random.nextInt(0x10000);
  }

  private int s16() {
    return (short) random.nextInt();
  }

  private long u32() {
    return Integer.toUnsignedLong(random.nextInt());
  }

  private Bytes bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return Bytes.wrap(bytes);
  }

  private Bytes nameBytes() {
    byte[] letters = bytes(random.nextInt(30)).toArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = letters[i] == 0 ? (byte) '@' : letters[i];
    }
    return Bytes.wrap(letters);
  }

  private <T> List<T> list(IntFunction<T> maker) {
    return IntStream.range(0, random.nextInt(12)).mapToObj(maker).toList();
  }
}
