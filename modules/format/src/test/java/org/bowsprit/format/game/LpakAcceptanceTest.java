package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.files.WatchedFiles;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.fixture.LpakWriter.Part;
import org.bowsprit.format.fixture.SmallGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs checks 1 to 5 of spec 13 §17, which are about the archives of the Special Editions. */
class LpakAcceptanceTest {

  private static final int ART_BYTES = 5_000;
  private static final long SPARSE_FILE_BYTES = 1_200_000_000L;
  private static final long MAX_ALLOCATED_BYTES = 100_000_000L;

  @TempDir private Path folder;

  private final GameWriter.Files game = SmallGame.writer().write();
  private final LpakWriter archive =
      new LpakWriter().addGame("en", "monkey1", game).addMember("art/x", new byte[ART_BYTES]);

  @Test
  void knownGamesCheck01OnlyTheClassicGameIsRead() {
    List<long[]> ranges = new ArrayList<>();

    Game openedGame = new GameLoader().open(watchedFiles(archiveFiles(archive.toBytes()), ranges));

    assertThat(openedGame.identity().title()).isEqualTo(GameTitle.MONKEY1);
    assertThat(openedGame.resources().script(1)).isPresent();
    int artOffset = archive.offsetOf(Part.DATA) + game.index().length() + game.data().length();
    assertThat(ranges).noneMatch(range -> range[0] < artOffset + ART_BYTES && range[1] > artOffset);
  }

  @Test
  void knownGamesCheck02NamePositionsAreIgnored() {
    assertCanBeOpened(archive.withoutNamePositions());
  }

  @Test
  void knownGamesCheck02NamesCanBeInUpperCase() {
    LpakWriter upperCaseArchive = new LpakWriter();
    upperCaseArchive.addMember("CLASSIC/EN/MONKEY1.000", game.encryptedIndex());
    upperCaseArchive.addMember("CLASSIC/EN/MONKEY1.001", game.encryptedData());

    assertCanBeOpened(upperCaseArchive);
  }

  @Test
  void knownGamesCheck02TablesCanBeInAnyOrder() {
    assertCanBeOpened(archive.withPartOrder(Part.DATA, Part.NAMES, Part.INDEX, Part.ENTRIES));
  }

  private static void assertCanBeOpened(LpakWriter archive) {
    Game openedGame = new GameLoader().open(archiveFiles(archive.toBytes()));

    assertThat(openedGame.identity().title()).isEqualTo(GameTitle.MONKEY1);
    assertThat(openedGame.resources().roomIds()).containsExactly(1, 7);
  }

  @Test
  void knownGamesCheck03ATruncatedArchiveIsRefused() {
    byte[] archiveBytes = archive.toBytes();

    for (Part part : Part.values()) {
      assertRefused(Arrays.copyOf(archiveBytes, archive.offsetOf(part)), "found the end");
      assertRefused(Arrays.copyOf(archiveBytes, archive.offsetOf(part) + 1), "found the end");
    }
    assertRefused(Arrays.copyOf(archiveBytes, 39), "found the end");
  }

  @Test
  void knownGamesCheck03AMemberBeyondTheEndIsRefused() {
    byte[] bytes = archive.toBytes();
    putU32(bytes, archive.offsetOf(Part.ENTRIES), 0x7FFF_FFFF);

    assertRefused(bytes, "bytes of classic/en/monkey1.000, found the end");
  }

  @Test
  void knownGamesCheck03AnExcessiveEntryTableIsRefusedBeforeItIsRead() {
    byte[] bytes = archive.toBytes();
    putU32(bytes, 28, -1);
    long allocatedBytesBefore = allocatedBytes();

    assertRefused(bytes, "expected an entry table of 4294967295 bytes, found the end");

    assertThat(allocatedBytes() - allocatedBytesBefore).isLessThan(10_000_000);
  }

  @Test
  void knownGamesCheck03ACompressedMemberIsRefused() {
    byte[] bytes = archive.toBytes();
    putU32(bytes, archive.offsetOf(Part.ENTRIES) + 16, 1);

    assertRefused(bytes, "expected classic/en/monkey1.000 uncompressed, found it compressed");
  }

  private static void assertRefused(byte[] archive, String reason) {
    GameFiles files = archiveFiles(archive);
    GameLoader loader = new GameLoader();

    assertThatThrownBy(() -> loader.open(files))
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContaining("Monkey1.pak")
        .hasMessageContaining(reason);
  }

  @Test
  void knownGamesCheck04AnArchiveOfAGigabyteIsNotLoadedCompletely() throws IOException {
    Path pak = folder.resolve("Monkey1.pak");
    SmallGame.writeFile(folder, "Monkey1.pak", archive.toBytes());
    try (RandomAccessFile file = new RandomAccessFile(pak.toString(), "rw")) {
      file.setLength(SPARSE_FILE_BYTES);
    }
    long allocatedBytesBefore = allocatedBytes();

    Game openedGame = new GameOpener().open(folder);

    assertThat(openedGame.resources().room(7)).isPresent();
    assertThat(allocatedBytes() - allocatedBytesBefore).isLessThan(MAX_ALLOCATED_BYTES);
  }

  @Test
  void knownGamesCheck05EachLanguageIsASeparateGame() {
    GameWriter.Files germanGame = SmallGame.writer().addRoomName(9, "hafen").write();
    GameLoader loader = new GameLoader();
    List<Detection> detections =
        loader.detectGames(archiveFiles(archive.addGame("de", "monkey1", germanGame).toBytes()));

    assertThat(detections)
        .extracting(detection -> ((Detection.Found) detection).choice())
        .containsExactly("de", "en");
    assertThat(
            loader.open(loader.selectGame(detections, "de")).resources().index().roomNames().of(9))
        .contains("hafen");
    assertThatThrownBy(() -> loader.selectGame(detections, ""))
        .hasMessage(
            """
            There are several games here; add one of these to the path:
              #de is The Secret of Monkey Island (unknown release)
              #en is The Secret of Monkey Island (unknown release)""");
    assertThatThrownBy(() -> loader.selectGame(detections, "fr"))
        .hasMessageStartingWith("There is no game #fr here; add one of these");
  }

  @Test
  void musicIsFoundInTheFolderAudioNextToTheArchive() {
    Map<String, Bytes> shopFiles = new TreeMap<>();
    shopFiles.put("Contents/Resources/Monkey1.pak", Bytes.wrap(archive.toBytes()));
    shopFiles.put("Contents/Resources/audio/MusicOriginal.xwb", Bytes.of('W', 'B'));

    GameFiles files = new GameLoader().open(new MemoryFiles("Monkey.app", shopFiles)).files();

    assertThat(files.names()).contains("audio/MusicOriginal.xwb");
    assertThat(files.find("musicoriginal.xwb")).contains("audio/MusicOriginal.xwb");
    assertThat(files.read("audio/MusicOriginal.xwb", 1, 5)).containsExactly('B');
  }

  @Test
  void anUnknownIndexIsIdentifiedByItsArchive() {
    byte[] bytes = archive.toBytes();
    Releases releases =
        Releases.of(Releases.md5(bytes) + "\t1\tMONKEY1_CD\tVGA CD, Special Edition\tseveral\n");

    Game openedGame = new GameLoader(releases).open(archiveFiles(bytes));

    assertThat(openedGame.identity().edition()).isEqualTo(Edition.MONKEY1_CD);
    assertThat(openedGame.identity().description())
        .isEqualTo("The Secret of Monkey Island (VGA CD, Special Edition, English)");
  }

  private static GameFiles archiveFiles(byte[] archive) {
    return new MemoryFiles("shop", Map.of("Monkey1.pak", Bytes.wrap(archive)));
  }

  private static void putU32(byte[] bytes, int offset, int value) {
    for (int i = 0; i < 4; i++) {
      bytes[offset + i] = (byte) (value >> (8 * i));
    }
  }

  /**
   * Returns files that record the ranges that are read. Reading the start of the archive for its
   * digest is not recorded.
   */
  private static GameFiles watchedFiles(GameFiles files, List<long[]> ranges) {
    return new WatchedFiles(
        files,
        false,
        (name, offset, length) -> {
          if (length != Releases.MAX_DIGEST_BYTES) {
            ranges.add(new long[] {offset, offset + length});
          }
        });
  }

  private static long allocatedBytes() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
