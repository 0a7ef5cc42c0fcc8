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

/** Performs checks 1 to 5 of spec 13 §17, about the archives of the Special Editions. */
class LpakAcceptanceTest {

  private static final int ART_SIZE = 5_000;
  private static final long SPARSE = 1_200_000_000L;
  private static final long MOST_HEAP = 100_000_000L;

  @TempDir private Path folder;

  private final GameWriter.Files game = SmallGame.writer().write();
  private final LpakWriter archive =
      new LpakWriter().game("en", "monkey1", game).member("art/x", new byte[ART_SIZE]);

  @Test
  void knownGamesCheck01TheClassicGameIsOpenedAndNothingElseIsRead() {
    List<long[]> ranges = new ArrayList<>();

    Game opened = new GameLoader().open(watched(files(archive.write()), ranges));

    assertThat(opened.identity().title()).isEqualTo(GameTitle.MONKEY1);
    assertThat(opened.resources().script(1)).isPresent();
    int art = archive.start(Part.DATA) + game.index().length() + game.data().length();
    assertThat(ranges).noneMatch(range -> range[0] < art + ART_SIZE && range[1] > art);
  }

  @Test
  void knownGamesCheck02NamePositionsDoNotMatter() {
    assertOpens(archive.withoutNamePositions());
  }

  @Test
  void knownGamesCheck02NamesMayBeInUpperCase() {
    LpakWriter upper = new LpakWriter();
    upper.member("CLASSIC/EN/MONKEY1.000", game.shippedIndex());
    upper.member("CLASSIC/EN/MONKEY1.001", game.shippedData());

    assertOpens(upper);
  }

  @Test
  void knownGamesCheck02TablesMayStandInAnyOrder() {
    assertOpens(archive.ordered(Part.DATA, Part.NAMES, Part.INDEX, Part.ENTRIES));
  }

  private static void assertOpens(LpakWriter archive) {
    Game opened = new GameLoader().open(files(archive.write()));

    assertThat(opened.identity().title()).isEqualTo(GameTitle.MONKEY1);
    assertThat(opened.resources().roomIds()).containsExactly(1, 7);
  }

  @Test
  void knownGamesCheck03AnArchiveThatWasCutShortIsNamed() {
    byte[] whole = archive.write();

    for (Part part : Part.values()) {
      assertRefused(Arrays.copyOf(whole, archive.start(part)), "found the end");
      assertRefused(Arrays.copyOf(whole, archive.start(part) + 1), "found the end");
    }
    assertRefused(Arrays.copyOf(whole, 39), "found the end");
  }

  @Test
  void knownGamesCheck03AMemberBeyondTheEndIsNamed() {
    byte[] bytes = archive.write();
    putU32(bytes, archive.start(Part.ENTRIES), 0x7FFF_FFFF);

    assertRefused(bytes, "bytes of classic/en/monkey1.000, found the end");
  }

  @Test
  void knownGamesCheck03FourThousandMillionEntriesAreRefusedBeforeTheyAreRead() {
    byte[] bytes = archive.write();
    putU32(bytes, 28, -1);
    long before = allocated();

    assertRefused(bytes, "expected an entry table of 4294967295 bytes, found the end");

    assertThat(allocated() - before).isLessThan(10_000_000);
  }

  @Test
  void knownGamesCheck03ACompressedMemberIsNamed() {
    byte[] bytes = archive.write();
    putU32(bytes, archive.start(Part.ENTRIES) + 16, 1);

    assertRefused(bytes, "expected classic/en/monkey1.000 as it is, found it compressed");
  }

  private static void assertRefused(byte[] archive, String reason) {
    GameFiles files = files(archive);
    GameLoader loader = new GameLoader();

    assertThatThrownBy(() -> loader.open(files))
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContaining("Monkey1.pak")
        .hasMessageContaining(reason);
  }

  @Test
  void knownGamesCheck04AnArchiveOfAGigabyteIsNotLoaded() throws IOException {
    Path pak = folder.resolve("Monkey1.pak");
    SmallGame.put(folder, "Monkey1.pak", archive.write());
    try (RandomAccessFile file = new RandomAccessFile(pak.toString(), "rw")) {
      file.setLength(SPARSE);
    }
    long before = allocated();

    Game opened = new GameOpener().open(folder);

    assertThat(opened.resources().room(7)).isPresent();
    assertThat(allocated() - before).isLessThan(MOST_HEAP);
  }

  @Test
  void knownGamesCheck05EachLanguageIsAGame() {
    GameWriter.Files other = SmallGame.writer().name(9, "hafen").write();
    GameLoader loader = new GameLoader();
    List<Detection> seen = loader.look(files(archive.game("de", "monkey1", other).write()));

    assertThat(seen)
        .extracting(one -> ((Detection.Found) one).choice())
        .containsExactly("de", "en");
    assertThat(loader.open(loader.only(seen, "de")).resources().index().roomNames().of(9))
        .contains("hafen");
    assertThatThrownBy(() -> loader.only(seen, ""))
        .hasMessage(
            """
            There are several games here; add one of these to the path:
              #de is The Secret of Monkey Island (unknown release)
              #en is The Secret of Monkey Island (unknown release)""");
    assertThatThrownBy(() -> loader.only(seen, "fr"))
        .hasMessageStartingWith("There is no game #fr here; add one of these");
  }

  @Test
  void musicIsInTheFolderAudioBesideTheArchive() {
    Map<String, Bytes> shop = new TreeMap<>();
    shop.put("Contents/Resources/Monkey1.pak", Bytes.wrap(archive.write()));
    shop.put("Contents/Resources/audio/MusicOriginal.xwb", Bytes.of('W', 'B'));

    GameFiles files = new GameLoader().open(new MemoryFiles("Monkey.app", shop)).files();

    assertThat(files.names()).contains("audio/MusicOriginal.xwb");
    assertThat(files.find("musicoriginal.xwb")).contains("audio/MusicOriginal.xwb");
    assertThat(files.read("audio/MusicOriginal.xwb", 1, 5)).containsExactly('B');
  }

  @Test
  void anUnknownIndexHasTheReleaseOfItsArchive() {
    byte[] bytes = archive.write();
    Releases releases =
        Releases.of(Releases.md5(bytes) + "\t1\tMONKEY1_CD\tVGA CD, Special Edition\tseveral\n");

    Game opened = new GameLoader(releases).open(files(bytes));

    assertThat(opened.identity().edition()).isEqualTo(Edition.MONKEY1_CD);
    assertThat(opened.identity().describe())
        .isEqualTo("The Secret of Monkey Island (VGA CD, Special Edition, English)");
  }

  private static GameFiles files(byte[] archive) {
    return new MemoryFiles("shop", Map.of("Monkey1.pak", Bytes.wrap(archive)));
  }

  private static void putU32(byte[] bytes, int at, int value) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (value >> (8 * i));
    }
  }

  /**
   * Records the ranges that are read, except the start of the file, whose digest belongs to no
   * game.
   */
  private static GameFiles watched(GameFiles files, List<long[]> ranges) {
    return new WatchedFiles(
        files,
        false,
        (name, offset, length) -> {
          if (length != Releases.DIGESTED) {
            ranges.add(new long[] {offset, offset + length});
          }
        });
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
