package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.format.index.RoomOffsets;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.sound.Sound;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that damaged payloads, rooms and whole games cause no other exception than a
 * FormatException.
 */
class GameFuzzTest {

  private static final int DEFAULT_CASE_COUNT = 400;
  private static final int BOX_COUNT = 12;

  static Stream<Arguments> damagedPayloadsAreReadOrRefused() {
    return Stream.of(
        payloadArguments(RoomNames.TAG, RoomNames::decode),
        payloadArguments(GameLimits.TAG, GameLimits::decode),
        payloadArguments(Index.SCRIPTS_TAG, Directory::decode),
        payloadArguments(ObjectDirectory.TAG, ObjectDirectory::decode),
        payloadArguments(RoomOffsets.TAG, RoomOffsets::decode),
        payloadArguments("RMHD", RoomHeader::decode),
        payloadArguments("BOXD", BoxRecords::decode),
        payloadArguments("BOXM", in -> BoxMatrixChunk.decode(in, BOX_COUNT)),
        payloadArguments("SCAL", ScaleSlots::decode),
        payloadArguments(ObjectHeader.TAG, ObjectHeader::decode),
        payloadArguments(VerbEntries.TAG, VerbEntries::decode),
        payloadArguments(ObjectName.TAG, ObjectName::decode),
        payloadArguments(ImageHeader.TAG, ImageHeader::decode),
        payloadArguments("LSCR", LocalScript::decode),
        payloadArguments(Sound.TAG, Sound::decode));
  }

  private static Arguments payloadArguments(String tag, Consumer<ByteReader> decoder) {
    return Arguments.of(tag, Named.of("decoder", decoder));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void damagedPayloadsAreReadOrRefused(String tag, Consumer<ByteReader> decoder) {
    Fuzz.run(
        tag,
        payloadsWithTag(tag),
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> decoder.accept(ByteReader.of(bytes, new ChunkPath(tag))));
  }

  private static List<byte[]> payloadsWithTag(String tag) {
    List<byte[]> samples = new ArrayList<>();
    LabGame.all()
        .forEach(
            lab -> {
              GameFiles files = lab.openGame().files();
              for (String name : files.names()) {
                if (name.startsWith("MONKEY2")) {
                  collectPayloads(
                      ChunkTree.parse(FileKey.SHIPPED.apply(files.readAll(name))), tag, samples);
                }
              }
            });
    return samples;
  }

  private static void collectPayloads(List<ChunkTree> parts, String tag, List<byte[]> samples) {
    for (ChunkTree part : parts) {
      if (part instanceof ChunkTree.Branch branch) {
        collectPayloads(branch.parts(), tag, samples);
      } else if (part instanceof ChunkTree.Leaf leaf && leaf.tag().equals(tag)) {
        samples.add(leaf.payload().toArray());
      }
    }
  }

  @Test
  void damagedRoomsAreReadOrRefused() {
    List<byte[]> samples =
        LabGame.all()
            .flatMap(lab -> lab.rooms().values().stream())
            .map(room -> room.payload().toArray())
            .toList();
    Fuzz.run(
        "ROOM",
        samples,
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> Room.decode(new Chunk(Room.TAG, new ChunkPath(Room.TAG), 0, Bytes.wrap(bytes))));
  }

  @Test
  void damagedChunksAreEncodedByteForByte() {
    Fuzz.run(
        "chunks",
        decryptedFiles("MONKEY2.000"),
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> {
          Bytes file = Bytes.wrap(bytes);
          assertThat(ChunkSequence.ofFile(file)).isNotNull();
          assertThat(ChunkTree.encode(ChunkTree.parse(file))).isEqualTo(file);
        });
  }

  @Test
  void gamesWithADamagedIndexAreReadOrRefused() {
    Bytes data = Bytes.wrap(decryptedFiles("MONKEY2.001").get(1));
    Fuzz.run(
        "index",
        List.of(decryptedFiles("MONKEY2.000").get(1)),
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> readAllResources(GameResources.of(Bytes.wrap(bytes), data)));
  }

  @Test
  void gamesWithDamagedDataAreReadOrRefused() {
    Bytes index = Bytes.wrap(decryptedFiles("MONKEY2.000").get(2));
    Fuzz.run(
        "data",
        List.of(decryptedFiles("MONKEY2.001").get(2)),
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> readAllResources(GameResources.of(index, Bytes.wrap(bytes))));
  }

  /** Returns the decrypted files with this name of all lab games. */
  private static List<byte[]> decryptedFiles(String name) {
    return LabGame.all()
        .map(lab -> FileKey.SHIPPED.apply(lab.openGame().files().readAll(name)).toArray())
        .toList();
  }

  /** Reads all resources. An invalid resource must not prevent others from being read. */
  private static void readAllResources(GameResources resources) {
    resources.roomIds().forEach(id -> readTolerantly(() -> resources.room(id)));
    for (int id : resources.ids(ResourceKind.SCRIPT)) {
      readTolerantly(() -> resources.script(id));
    }
    for (int id : resources.ids(ResourceKind.SOUND)) {
      readTolerantly(() -> resources.sound(id));
    }
    for (int id : resources.ids(ResourceKind.COSTUME)) {
      readTolerantly(() -> resources.costume(id));
    }
    for (int id : resources.ids(ResourceKind.CHARSET)) {
      readTolerantly(() -> resources.charset(id));
    }
    readTolerantly(() -> resources.object(300));
  }

  private static void readTolerantly(Runnable reading) {
    try {
      reading.run();
    } catch (FormatException e) {
      assertThat(e.file()).isNotEmpty();
    }
  }
}
