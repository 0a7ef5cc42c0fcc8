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

  private static final int CASES_PER_RECORD = 300;

  private final Random random = new Random(20261120);

  @Test
  void recordsOfTheIndexAreUnchangedAfterEncodingAndDecoding() {
    assertRoundTrip(
        () ->
            new GameLimits(
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16()),
        GameLimits::encode,
        GameLimits::decode);
    assertRoundTrip(
        () ->
            new RoomNames(
                randomList(i -> new RoomNames.RoomName(1 + random.nextInt(255), randomBytes(9)))),
        RoomNames::encode,
        RoomNames::decode);
    assertRoundTrip(
        () -> new Directory(randomList(i -> new Directory.Entry(randomU8(), randomU32()))),
        Directory::encode,
        Directory::decode);
    assertRoundTrip(
        () ->
            new ObjectDirectory(
                randomList(
                    i ->
                        new ObjectDirectory.Entry(
                            random.nextInt(16), random.nextInt(16), random.nextInt()))),
        ObjectDirectory::encode,
        ObjectDirectory::decode);
    assertRoundTrip(
        () -> new RoomOffsets(randomList(i -> new RoomOffsets.Entry(randomU8(), randomU32()))),
        RoomOffsets::encode,
        RoomOffsets::decode);
  }

  @Test
  void recordsOfRoomsAreUnchangedAfterEncodingAndDecoding() {
    assertRoundTrip(
        () -> new RoomHeader(randomU16(), randomU16(), randomU16()),
        RoomHeader::encode,
        RoomHeader::decode);
    assertRoundTrip(
        () ->
            new BoxRecords(
                randomList(
                    i ->
                        BoxRecord.ofValues(
                            randomS16(),
                            randomS16(),
                            randomS16(),
                            randomS16(),
                            randomS16(),
                            randomS16(),
                            randomS16(),
                            randomS16(),
                            randomU8(),
                            randomU8(),
                            randomU16()))),
        BoxRecords::encode,
        BoxRecords::decode);
    assertRoundTrip(
        () ->
            new ScaleSlots(
                randomList(i -> new ScaleSlot(randomU16(), randomU16(), randomU16(), randomU16())),
                randomBytes(random.nextInt(8))),
        ScaleSlots::encode,
        ScaleSlots::decode);
    for (int i = 0; i < CASES_PER_RECORD; i++) {
      BoxMatrixChunk matrix =
          new BoxMatrixChunk(
              randomList(
                  row ->
                      new BoxMatrixChunk.Row(
                          randomList(
                              hop ->
                                  new BoxMatrixChunk.Hop(
                                      random.nextInt(255), randomU8(), randomU8())))));
      ByteWriter out = new ByteWriter();
      matrix.encode(out);
      assertThat(BoxMatrixChunk.decode(out.toBytes().reader(ChunkPath.ROOT), matrix.rows().size()))
          .isEqualTo(matrix);
    }
  }

  @Test
  void aMatrixThatIsCreatedFromATableHasTheEntriesOfTheTable() {
    for (int i = 0; i < CASES_PER_RECORD; i++) {
      int boxCount = random.nextInt(30);
      int[][] table = new int[boxCount][boxCount];
      for (int[] row : table) {
        for (int destination = 0; destination < boxCount; destination++) {
          row[destination] = random.nextInt(4) == 0 ? BoxMatrixChunk.NO_BOX : random.nextInt(3);
        }
      }
      assertThat(BoxMatrixChunk.fromTable(table).toTable()).isDeepEqualTo(table);
    }
  }

  @Test
  void recordsOfObjectsAreUnchangedAfterEncodingAndDecoding() {
    assertRoundTrip(
        () ->
            new ObjectHeader(
                randomU16(),
                randomU8(),
                randomU8(),
                randomU8(),
                randomU8(),
                randomU8(),
                randomU8(),
                randomS16(),
                randomS16(),
                randomU8()),
        ObjectHeader::encode,
        ObjectHeader::decode);
    assertRoundTrip(
        () ->
            new ImageHeader(
                randomU16(),
                randomU16(),
                randomU16(),
                randomU8(),
                randomU8(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomU16(),
                randomBytes(random.nextInt(20))),
        ImageHeader::encode,
        ImageHeader::decode);
    assertRoundTrip(
        () ->
            VerbEntries.of(
                randomList(i -> new VerbEntries.Entry(1 + random.nextInt(255), randomU16())),
                randomBytes(random.nextInt(40))),
        VerbEntries::encode,
        VerbEntries::decode);
    assertRoundTrip(() -> new ObjectName(randomName()), ObjectName::encode, ObjectName::decode);
  }

  @Test
  void scriptsAndSoundsAreUnchangedAfterEncodingAndDecoding() {
    assertRoundTrip(
        () -> new LocalScript(randomU8(), Script.of(randomBytes(random.nextInt(50)))),
        LocalScript::encode,
        LocalScript::decode);
    assertRoundTrip(
        () ->
            new Sound.Renditions(
                randomList(i -> new Sound.Rendition("ADL ", randomBytes(random.nextInt(30)))),
                randomBytes(3)),
        Sound::encode,
        Sound::decode);
  }

  /** Creates a random record. */
  private interface RecordFactory<T> {
    T create();
  }

  private static <T, R extends T> void assertRoundTrip(
      RecordFactory<R> factory,
      BiConsumer<R, ByteWriter> encoder,
      Function<ByteReader, T> decoder) {
    for (int i = 0; i < CASES_PER_RECORD; i++) {
      R record = factory.create();
      ByteWriter out = new ByteWriter();
      encoder.accept(record, out);
      assertThat(decoder.apply(out.toBytes().reader(ChunkPath.ROOT))).isEqualTo(record);
    }
  }

  private int randomU8() {
    return random.nextInt(0x100);
  }

  private int randomU16() {
    return random.nextInt(0x10000);
  }

  private int randomS16() {
    return (short) random.nextInt();
  }

  private long randomU32() {
    return Integer.toUnsignedLong(random.nextInt());
  }

  private Bytes randomBytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return Bytes.wrap(bytes);
  }

  private Bytes randomName() {
    byte[] letters = randomBytes(random.nextInt(30)).toArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = letters[i] == 0 ? (byte) '@' : letters[i];
    }
    return Bytes.wrap(letters);
  }

  private <T> List<T> randomList(IntFunction<T> factory) {
    return IntStream.range(0, random.nextInt(12)).mapToObj(factory).toList();
  }
}
