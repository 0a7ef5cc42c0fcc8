package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.fixture.ContainerFixtures;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.fixture.SmallGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs checks 8, 9, 10 and 33 of spec 13 §17, and tests the other forms of games in §1 and §5. All
 * files are in memory.
 */
class ContainerOpenerAcceptanceTest {

  private static final String EXE_NAME = "Indiana Jones and the Fate of Atlantis.exe";

  private final Map<String, Bytes> files = new TreeMap<>();
  private final GameWriter.Files atlantis =
      SmallGame.writerWithIndexSize(ContainerFixtures.INDEX_LENGTH).write();
  private final GameWriter.Files smallGame = SmallGame.writer().write();

  private void putFile(String name, byte[] bytes) {
    files.put(name, Bytes.wrap(bytes));
  }

  private void putFile(String name, GameWriter.Files game) {
    putFile(name + ".000", game.encryptedIndex());
    putFile(name + ".001", game.encryptedData());
  }

  private Game openGame() {
    return new GameLoader().open(new MemoryFiles("shop", files));
  }

  private void assertRefused(String... messageParts) {
    assertThatThrownBy(this::openGame)
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContainingAll(messageParts);
  }

  @ParameterizedTest
  @ValueSource(strings = {"atlantis/ATLANTIS.001", "Atlantis.001"})
  void knownGamesCheck08AnIndexInsideTheExecutableIsFound(String dataName) {
    putFile(EXE_NAME, ContainerFixtures.executable(atlantis.encryptedIndex()));
    putFile(dataName, atlantis.encryptedData());
    putFile("atlantis/MONSTER.SOU", new byte[8]);

    Game game = openGame();

    assertThat(game.identity().description())
        .isEqualTo("Indiana Jones and the Fate of Atlantis (CD talkie, unknown release)");
    assertThat(game.resources().roomIds()).containsExactly(1, 7);
    assertThat(game.files().find("monster.sou")).contains("atlantis/MONSTER.SOU");
  }

  @Test
  void knownGamesCheck08AnExecutableWithADamagedChunkHeaderIsRefused() {
    List<Chunk> chunks = ChunkSequence.ofFile(atlantis.index()).chunks();
    for (Chunk chunk : chunks) {
      for (int offset = 0; offset < 8; offset++) {
        byte[] executable = ContainerFixtures.executable(atlantis.encryptedIndex());
        executable[ContainerFixtures.INDEX_OFFSET + chunk.offset() + offset] ^= 1;
        putFile(EXE_NAME, executable);

        assertRefused(EXE_NAME, "has no complete index at byte 224336");
      }
    }
  }

  @Test
  void aMacAppWithTheIndexInItsExecutableIsOpened() {
    putFile(
        "Fate.app/Contents/MacOS/The Fate of Atlantis",
        new ByteWriter().bytes(new byte[260_224]).bytes(atlantis.encryptedIndex()).toArray());
    putFile("Fate.app/Contents/Resources/ATLANTIS.001", atlantis.encryptedData());
    putFile("Fate.app/Contents/Resources/MONSTER.SOU", new byte[8]);

    Game game = openGame();

    assertThat(game.resources().roomIds()).containsExactly(1, 7);
    assertThat(game.files().find("monster.sou")).contains("../Resources/MONSTER.SOU");
  }

  @Test
  void knownGamesCheck09AGameForAnotherPlatformHasARefusalReason() {
    GameWriter.Files townsGame = SmallGame.writerWithIndexSize(11_135).write();
    putFile("MONKEY2", townsGame);
    Releases releases =
        Releases.of(
            Releases.md5(townsGame.encryptedIndex())
                + "\t11135\tMONKEY2_TOWNS\tFM-Towns\tEnglish\n");

    GameIdentity identity =
        new GameLoader(releases).open(new MemoryFiles("towns", files)).identity();

    assertThat(identity.platform()).isEqualTo(Platform.FM_TOWNS);
    assertThat(identity.refusalReason())
        .contains(
            "This is Monkey Island 2: LeChuck's Revenge for the FM-Towns, which is not played: its"
                + " text layer, its screen effects and its sounds are different. Use the"
                + " game for DOS, or Monkey2.pak of the Special Edition (Steam, GOG).");
  }

  @ParameterizedTest
  @CsvSource({
    "TOWS, FM_TOWNS",
    "'MAC ', MACINTOSH",
    "'AMI ', AMIGA",
    "'ROL ', AMIGA",
    "'ADL ', DOS"
  })
  void thePlatformOfAnUnknownReleaseIsRecognisedByItsSounds(String tag, Platform platform) {
    putFile(
        "MONKEY2",
        SmallGame.writer()
            .addResource(
                ResourceKind.SOUND,
                3,
                7,
                sound -> sound.tag("SOU ").u32Be(12).tag(tag).u32Be(4).u32(0))
            .write());

    assertThat(openGame().identity().platform()).isEqualTo(platform);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 0x69})
  void knownGamesCheck10ACopyWrappedByAShopIsRefused(int key) {
    byte[] wrappedCopy = "\0TMSAM and more of it".getBytes(StandardCharsets.ISO_8859_1);
    putFile("MONKEY.000", new FileKey(key).apply(wrappedCopy).toArray());

    assertRefused("MONKEY.000 is copy-protected (ActiveMark or TryMedia) and cannot be read");
  }

  @Test
  void anIncompleteDownloadIsRefused() {
    putFile("MONKEY.000", new byte[8955]);
    assertRefused("MONKEY.000 is incomplete");

    putFile("MONKEY.000", Arrays.copyOf(smallGame.encryptedIndex(), 100));
    assertRefused("MONKEY.000 is incomplete");

    putFile("MONKEY.000", "\n<!DOCTYPE html>".getBytes(StandardCharsets.US_ASCII));
    assertRefused("MONKEY.000 is a web page");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"DISK1.DAT", "MONKEY2.XXX", "disc 2.img", "setup_monkey.exe", "INSTALL.EXE"})
  void installersAreRefused(String name) {
    putFile(name, new byte[16]);

    assertRefused(name + " is an installer: install the game first");
  }

  @Test
  void theUnfinishedTalkieOfMonkeyIsland2IsRefused() {
    putFile("000.LFL", smallGame.encryptedIndex());
    putFile("004.LFL", new byte[16]);

    assertRefused("the unfinished talkie of Monkey Island 2", "Monkey2.pak");
  }

  @Test
  void anArchiveOfAnotherGameIsRefused() {
    putFile("grim.pak", new LpakWriter().addMember("a/b", new byte[9]).toBytes());

    assertRefused("grim.pak is an archive of a newer game; no classic game is in it.");
  }

  @Test
  void aMacintoshContainerIsOpened() {
    Map<String, byte[]> members = new LinkedHashMap<>();
    members.put("ATLANTIS.000", smallGame.encryptedIndex());
    members.put("ATLANTIS.001", smallGame.encryptedData());
    putFile("Fate of Atlantis Data", ContainerFixtures.macContainer(members));

    assertThat(openGame().resources().roomIds()).containsExactly(1, 7);
  }

  @Test
  void knownGamesCheck33GamesInLanguageFoldersShareTheTracks() {
    putFile("en/MONKEY", smallGame);
    putFile("de/MONKEY", SmallGame.writer().addRoomName(9, "hafen").write());
    putFile("track02.ogg", new byte[8]);
    putFile("audio/track03.ogg", new byte[8]);
    GameLoader loader = new GameLoader();

    List<Detection> detections = loader.detectGames(new MemoryFiles("disc", files));

    assertThat(detections)
        .extracting(detection -> ((Detection.Found) detection).choice())
        .containsExactly("de", "en");
    for (Detection detection : detections) {
      Game game = loader.open((Detection.Found) detection);
      assertThat(game.files().names())
          .containsExactly("MONKEY.000", "MONKEY.001", "../track02.ogg", "../audio/track03.ogg");
    }
  }

  @Test
  void speechInTheFolderOfTheGameTakesPrecedenceOverSpeechInTheParentFolder() {
    putFile("en/MONKEY", smallGame);
    putFile("en/monster.sou", Bytes.of(1).toArray());
    putFile("monster.sou", Bytes.of(2).toArray());

    Game game = openGame();

    assertThat(game.files().find("MONSTER.SOU")).contains("monster.sou");
    assertThat(game.files().readAll("monster.sou")).containsExactly(1);
  }

  @Test
  void twoEqualIndexesAreDetectedAsOneGame() {
    putFile("MONKEY", smallGame);
    putFile("copy/MONKEY", smallGame);

    assertThat(openGame().files().names()).containsExactly("MONKEY.000", "MONKEY.001");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Monkey1.pak", "game/Monkey1.pak"})
  void theNearestOfEqualIndexesIsTheGameAndTheOthersAreReportedAsCopies(String archiveName) {
    putFile(archiveName, new LpakWriter().addGame("en", "monkey1", smallGame).toBytes());
    putFile("game/extracted/MONKEY", smallGame);
    putFile(
        "game/backup/Monkey1.pak", new LpakWriter().addGame("en", "monkey1", smallGame).toBytes());

    List<Detection> detections = new GameLoader().detectGames(new MemoryFiles("shop", files));

    assertThat(new GameLoader().selectGame(detections, "").folder())
        .isEqualTo(archiveName + "/classic/en");
    assertThat(detections)
        .filteredOn(detection -> detection instanceof Detection.Refused copy && copy.isCopy())
        .hasSize(2)
        .allMatch(
            detection ->
                ((Detection.Refused) detection)
                    .reason()
                    .endsWith("is the same game as " + archiveName + "/classic/en/monkey1.000."));
  }

  @Test
  void anIndexWithAKnownNameIsPreferredToOthers() {
    putFile("AAA", smallGame);
    putFile("MONKEY", smallGame);

    assertThat(openGame().identity().indexName()).isEqualTo("MONKEY.000");
  }

  @Tag("thorough")
  @Test
  void knownGamesCheck08AnIndexWithADamagedByteIsRefusedOrTolerated() {
    putFile("ATLANTIS.001", atlantis.encryptedData());
    byte[] undamagedExecutable = ContainerFixtures.executable(atlantis.encryptedIndex());
    for (int offset = 0; offset < ContainerFixtures.INDEX_LENGTH; offset++) {
      byte[] damagedExecutable = undamagedExecutable.clone();
      damagedExecutable[ContainerFixtures.INDEX_OFFSET + offset] ^= 1;
      putFile(EXE_NAME, damagedExecutable);
      try {
        TolerantResources tolerantResources = openGame().resources().tolerantResources();
        tolerantResources.strict().roomIds().forEach(tolerantResources::room);
        tolerantResources.script(1);
      } catch (GameRefusedException exception) {
        assertThat(exception).hasMessageContaining(EXE_NAME);
      }
    }
  }

  @Test
  void oneOfSeveralGamesIsChosenByItsName() {
    putFile("MONKEY", smallGame);
    putFile("ATLANTIS", atlantis);
    GameLoader loader = new GameLoader();

    List<Detection> detections = loader.detectGames(new MemoryFiles("disc", files));

    assertThat(loader.selectGame(detections, "Atlantis").identity().title())
        .isEqualTo(GameTitle.ATLANTIS);
    assertThatThrownBy(() -> loader.selectGame(detections, ""))
        .hasMessageContaining("#monkey is The Secret");
  }
}
