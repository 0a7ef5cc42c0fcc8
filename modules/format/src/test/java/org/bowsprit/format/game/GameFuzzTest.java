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

/** Tests that damaged payloads, rooms and whole games cause only a FormatException. */
class GameFuzzTest {

  private static final int USUAL_CASES = 400;
  private static final int BOXES = 12;

  static Stream<Arguments> payloads() {
    return Stream.of(
        payload(RoomNames.TAG, RoomNames::decode),
        payload(GameLimits.TAG, GameLimits::decode),
        payload(Index.SCRIPTS, Directory::decode),
        payload(ObjectDirectory.TAG, ObjectDirectory::decode),
        payload(RoomOffsets.TAG, RoomOffsets::decode),
        payload("RMHD", RoomHeader::decode),
        payload("BOXD", BoxRecords::decode),
        payload("BOXM", in -> BoxMatrixChunk.decode(in, BOXES)),
        payload("SCAL", ScaleSlots::decode),
        payload(ObjectHeader.TAG, ObjectHeader::decode),
        payload(VerbEntries.TAG, VerbEntries::decode),
        payload(ObjectName.TAG, ObjectName::decode),
        payload(ImageHeader.TAG, ImageHeader::decode),
        payload("LSCR", LocalScript::decode),
        payload(Sound.TAG, Sound::decode));
  }

  private static Arguments payload(String tag, Consumer<ByteReader> decoder) {
    return Arguments.of(tag, Named.of("decoder", decoder));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void payloads(String tag, Consumer<ByteReader> decoder) {
    Fuzz.run(
        tag,
        samples(tag),
        Fuzz.cases(USUAL_CASES),
        bytes -> decoder.accept(ByteReader.of(bytes, new ChunkPath(tag))));
  }

  private static List<byte[]> samples(String tag) {
    List<byte[]> samples = new ArrayList<>();
    LabGame.all()
        .forEach(
            lab -> {
              GameFiles files = lab.open().files();
              for (String name : files.names()) {
                if (name.startsWith("MONKEY2")) {
                  collect(ChunkTree.parse(FileKey.USUAL.apply(files.readAll(name))), tag, samples);
                }
              }
            });
    return samples;
  }

  private static void collect(List<ChunkTree> parts, String tag, List<byte[]> samples) {
    for (ChunkTree part : parts) {
      if (part instanceof ChunkTree.Branch branch) {
        collect(branch.parts(), tag, samples);
      } else if (part instanceof ChunkTree.Leaf leaf && leaf.tag().equals(tag)) {
        samples.add(leaf.payload().toArray());
      }
    }
  }

  @Test
  void rooms() {
    List<byte[]> samples =
        LabGame.all()
            .flatMap(lab -> lab.rooms().values().stream())
            .map(room -> room.payload().toArray())
            .toList();
    Fuzz.run(
        "ROOM",
        samples,
        Fuzz.cases(USUAL_CASES),
        bytes -> Room.decode(new Chunk(Room.TAG, new ChunkPath(Room.TAG), 0, Bytes.wrap(bytes))));
  }

  @Test
  void chunkTrees() {
    Fuzz.run(
        "chunks",
        files("MONKEY2.000"),
        Fuzz.cases(USUAL_CASES),
        bytes -> {
          Bytes file = Bytes.wrap(bytes);
          assertThat(ChunkSequence.ofFile(file)).isNotNull();
          assertThat(ChunkTree.encode(ChunkTree.parse(file))).isEqualTo(file);
        });
  }

  @Test
  void wholeGamesWithADamagedIndex() {
    Bytes data = Bytes.wrap(files("MONKEY2.001").get(1));
    Fuzz.run(
        "index",
        List.of(files("MONKEY2.000").get(1)),
        Fuzz.cases(USUAL_CASES),
        bytes -> everything(GameResources.of(Bytes.wrap(bytes), data)));
  }

  @Test
  void wholeGamesWithDamagedData() {
    Bytes index = Bytes.wrap(files("MONKEY2.000").get(2));
    Fuzz.run(
        "data",
        List.of(files("MONKEY2.001").get(2)),
        Fuzz.cases(USUAL_CASES),
        bytes -> everything(GameResources.of(index, Bytes.wrap(bytes))));
  }

  /** Returns the file with this name from every lab game, decrypted. */
  private static List<byte[]> files(String name) {
    return LabGame.all()
        .map(lab -> FileKey.USUAL.apply(lab.open().files().readAll(name)).toArray())
        .toList();
  }

  /** Reads each resource; an invalid one must not prevent the others from being found. */
  private static void everything(GameResources resources) {
    resources.roomIds().forEach(id -> asked(() -> resources.room(id)));
    for (int id : resources.ids(ResourceKind.SCRIPT)) {
      asked(() -> resources.script(id));
    }
    for (int id : resources.ids(ResourceKind.SOUND)) {
      asked(() -> resources.sound(id));
    }
    for (int id : resources.ids(ResourceKind.COSTUME)) {
      asked(() -> resources.costume(id));
    }
    for (int id : resources.ids(ResourceKind.CHARSET)) {
      asked(() -> resources.charset(id));
    }
    asked(() -> resources.object(300));
  }

  private static void asked(Runnable question) {
    try {
      question.run();
    } catch (FormatException e) {
      assertThat(e.file()).isNotEmpty();
    }
  }
}
