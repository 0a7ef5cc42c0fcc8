package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.fixture.SmallGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which games are found in a folder, and the messages if a game cannot be played. */
class GameDetectorTest {

  @TempDir private Path folder;

  private final GameOpener opener = new GameOpener();

  @ParameterizedTest
  @CsvSource({
    "MONKEY.000, MONKEY1",
    "monkey1.000, MONKEY1",
    "Monkey2.000, MONKEY2",
    "mi2demo.000, MONKEY2",
    "ATLANTIS.000, ATLANTIS",
    "PlayFate.000, ATLANTIS",
    "mygame.000, UNKNOWN"
  })
  void anUnknownReleaseIsRecognisedByItsFileNamesInAnyCase(String indexName, GameTitle title) {
    SmallGame.writeTo(folder, indexName, indexName.replace(".000", ".001"));

    GameIdentity identity = opener.open(folder).identity();

    assertThat(identity.title()).isEqualTo(title);
    assertThat(identity.variant()).isEqualTo("unknown release");
    assertThat(identity.language()).isEqualTo("unknown language");
  }

  @Test
  void theBundledGameIsRecognisedByItsFileNames() {
    SmallGame.writeTo(folder, "GANNET.000", "GANNET.001");

    assertThat(opener.open(folder).identity().description())
        .isEqualTo("The Lamp at Gannet Rock (bundled, English and German)");
  }

  @Test
  void theNamesOfIndexAndDataCanDifferInCase() {
    SmallGame.writeTo(folder, "MyGame.000", "MYGAME.001");

    Game game = opener.open(folder);

    assertThat(game.resources().roomIds()).containsExactly(1, 7);
    assertThat(game.identity().description())
        .isEqualTo("Unknown SCUMM v5 game MyGame (unknown release)");
  }

  @Test
  void unencryptedFilesAreAccepted() {
    GameWriter.Files files = SmallGame.writer().write();
    SmallGame.writeFile(folder, "OPEN.000", files.index().toArray());
    SmallGame.writeFile(folder, "OPEN.001", files.data().toArray());

    assertThat(opener.open(folder).resources().hasRoom(7)).isTrue();
  }

  @Test
  void anUnknownReleaseOfAtlantisWithSpeechIsATalkie() {
    SmallGame.writeTo(folder, "ATLANTIS.000", "ATLANTIS.001");
    SmallGame.writeFile(folder, "monster.sou", new byte[8]);

    assertThat(opener.open(folder).identity().description())
        .isEqualTo("Indiana Jones and the Fate of Atlantis (CD talkie, unknown release)");
  }

  @ParameterizedTest
  @CsvSource({
    "8955, MONKEY1, VGA CD",
    "9135, MONKEY1, Ultimate Talkie",
    "11135, MONKEY2, DOS",
    "10835, MONKEY2, Ultimate Talkie",
    "12030, ATLANTIS, floppy",
    "12035, ATLANTIS, CD talkie"
  })
  void theSizeOfTheIndexDeterminesTheEditionOfRenamedFiles(
      int size, GameTitle title, String variant) {
    byte[] index = new byte[size];
    byte[] tag = FileKey.SHIPPED.apply("RNAM".getBytes(StandardCharsets.US_ASCII)).toArray();
    System.arraycopy(tag, 0, index, 0, tag.length);

    GameIdentity identity = Releases.known().identify("RENAMED.000", index, false);

    assertThat(identity.title()).isEqualTo(title);
    assertThat(identity.variant()).isEqualTo(variant + ", unknown release");
  }

  @Test
  void everyKnownDigestHasAVariantAndALanguage() throws IOException {
    String releaseTable =
        new String(
            Releases.class.getResourceAsStream("releases.tsv").readAllBytes(),
            StandardCharsets.UTF_8);

    assertThat(releaseTable.lines().filter(line -> !line.startsWith("#")))
        .hasSize(80)
        .allMatch(line -> line.matches("[0-9a-f]{32}\t(\\d+|-)\t\\w+\t[^\t]+\t\\w+"));
  }

  @Test
  void aGameInAFolderOfAZipFileIsOpened() {
    GameWriter.Files files = SmallGame.writer().write();
    Path zip = folder.resolve("game.zip");
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      putEntry(entries, "readme.txt", new byte[3]);
      putEntry(entries, "disc/DATA/Cave.000", files.encryptedIndex());
      putEntry(entries, "disc/DATA/CAVE.001", files.encryptedData());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }

    Game game = opener.open(zip);

    assertThat(game.resources().script(1)).isPresent();
    assertThat(game.files().names()).containsExactly("CAVE.001", "Cave.000");
    assertThat(game.files().read("Cave.000", 1, 3)).hasSize(3);
  }

  private static void putEntry(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(bytes);
    zip.closeEntry();
  }

  @Test
  void version4GamesAreRefusedWithTheirNames() {
    SmallGame.writeFile(folder, "000.LFL", version4Index());
    SmallGame.writeFile(folder, "DISK01.LEC", new byte[8]);
    assertRefused(
        "This is Passport to Adventure or another demo, a SCUMM version 4 game; this engine plays"
            + " version 5.");

    SmallGame.writeFile(folder, "903.lfl", new byte[8]);
    assertRefused(
        "This is Loom (VGA CD talkie), a SCUMM version 4 game; this engine plays version 5.");

    SmallGame.writeFile(folder, "disk02.lec", new byte[8]);
    assertRefused(
        "This is The Secret of Monkey Island (VGA floppy), a SCUMM version 4 game; this engine"
            + " plays version 5. Use the VGA CD for DOS, or Monkey1.pak of the Special"
            + " Edition (Steam, GOG).");
  }

  private static byte[] version4Index() {
    return new ByteWriter().u32(11).u8('R').u8('N').u32(0).u8(0).toArray();
  }

  @Test
  void aVersion6GameIsRecognisedByTheLengthOfItsLimits() {
    SmallGame.writeFile(folder, "TENTACLE.000", indexWithLimitsOf(30));

    assertRefused(
        "This is Day of the Tentacle, a SCUMM version 6 game; this engine plays version 5.");
  }

  @ParameterizedTest
  @ValueSource(ints = {18, 20, 29})
  void aGameWithRoomNamesAndArraysCanBeAVersion5Game(int limitsLength) {
    assertThat(detectGames(new GameDetector(), indexWithLimitsOf(limitsLength)))
        .hasOnlyElementsOfType(Detection.Found.class);
  }

  @Test
  void aGameWithAKnownDigestIsNeverRefusedByAHeuristic() {
    byte[] indexBytes = indexWithLimitsOf(30);
    String releaseTable = Releases.md5(indexBytes) + "\t-\tMONKEY2_DOS\tDOS\tEnglish";

    assertThat(detectGames(new GameDetector(Releases.of(releaseTable)), indexBytes))
        .hasOnlyElementsOfType(Detection.Found.class);
  }

  private static List<Detection> detectGames(GameDetector detector, byte[] index) {
    return detector.detectGames(new MemoryFiles("here", Map.of("UNKNOWN.000", Bytes.wrap(index))));
  }

  private static byte[] indexWithLimitsOf(int bytes) {
    Bytes index =
        new ByteWriter()
            .chunk("RNAM", names -> names.u8(0))
            .chunk("MAXS", limits -> limits.fill(1, bytes))
            .chunk("AARY", arrays -> arrays.u16(0))
            .toBytes();
    return FileKey.SHIPPED.apply(index.toArray()).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "00.LFL, This is a SCUMM version 3 or older game; this engine plays version 5.",
    "COMI.LA0, 'This is The Curse of Monkey Island, a SCUMM version 8 game; this engine plays"
        + " version 5.'",
    "ft.la0, 'This is Full Throttle, a SCUMM version 7 game; this engine plays version 5.'",
    "SAMNMAX.SM0, 'This is Sam & Max Hit the Road, a SCUMM version 6 game; this engine plays"
        + " version 5.'",
    "putty.he0, This is a Humongous Entertainment game of SCUMM version 6 or later; this engine"
        + " plays version 5.",
    "000.LFL, 000.LFL is not a SCUMM index file: it does not begin with a chunk of such a file.",
    "X.000, X.000 is not a SCUMM index file: it does not begin with a chunk of such a file.",
    "readme.txt, There is no game here: neither an index file (a name that ends in .000) nor an"
        + " archive (.pak)."
  })
  void otherFilesAreRefusedWithAReason(String fileName, String message) {
    SmallGame.writeFile(folder, fileName, new byte[16]);

    assertRefused(message);
  }

  @Test
  void aMissingPathIsRefused() {
    Path missingPath = folder.resolve("none");

    assertThatThrownBy(() -> opener.open(missingPath))
        .isInstanceOf(GameRefusedException.class)
        .hasMessage("There is no file or folder " + missingPath + ".");
  }

  @Test
  void aMissingDataFileIsReported() {
    SmallGame.writeFile(folder, "CAVE.000", SmallGame.writer().write().encryptedIndex());

    assertThatThrownBy(() -> opener.open(folder))
        .isInstanceOf(FormatException.class)
        .hasMessage("CAVE.001: at offset 0: expected this file, which holds the game, found none");
  }

  private void assertRefused(String message) {
    assertThatThrownBy(() -> opener.open(folder))
        .isInstanceOf(GameRefusedException.class)
        .hasMessage(message);
  }
}
