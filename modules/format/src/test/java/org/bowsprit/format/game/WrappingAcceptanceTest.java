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
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.fixture.WrappedGames;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Performs checks 8, 9, 10 and 33 of spec 13 §17, and tests the other forms of §1 and §5. All files
 * are in memory.
 */
class WrappingAcceptanceTest {

  private static final String EXE = "Indiana Jones and the Fate of Atlantis.exe";

  private final Map<String, Bytes> files = new TreeMap<>();
  private final GameWriter.Files atlantis =
      SmallGame.ofIndexSize(WrappedGames.INDEX_LENGTH).write();
  private final GameWriter.Files small = SmallGame.writer().write();

  private void put(String name, byte[] bytes) {
    files.put(name, Bytes.wrap(bytes));
  }

  private void put(String name, GameWriter.Files game) {
    put(name + ".000", game.shippedIndex());
    put(name + ".001", game.shippedData());
  }

  private Game open() {
    return new GameLoader().open(new MemoryFiles("shop", files));
  }

  private void assertRefused(String... parts) {
    assertThatThrownBy(this::open)
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContainingAll(parts);
  }

  @ParameterizedTest
  @ValueSource(strings = {"atlantis/ATLANTIS.001", "Atlantis.001"})
  void knownGamesCheck08AnIndexInsideTheExecutable(String data) {
    put(EXE, WrappedGames.executable(atlantis.shippedIndex()));
    put(data, atlantis.shippedData());
    put("atlantis/MONSTER.SOU", new byte[8]);

    Game game = open();

    assertThat(game.identity().describe())
        .isEqualTo("Indiana Jones and the Fate of Atlantis (CD talkie, unknown release)");
    assertThat(game.resources().roomIds()).containsExactly(1, 7);
    assertThat(game.files().find("monster.sou")).contains("atlantis/MONSTER.SOU");
  }

  @Test
  void knownGamesCheck08ADamagedByteOfItsChunksRefusesTheExecutable() {
    List<Chunk> chunks = ChunkSequence.ofFile(atlantis.index()).chunks();
    for (Chunk chunk : chunks) {
      for (int at = 0; at < 8; at++) {
        byte[] exe = WrappedGames.executable(atlantis.shippedIndex());
        exe[WrappedGames.INDEX_IN_EXE + chunk.offset() + at] ^= 1;
        put(EXE, exe);

        assertRefused(EXE, "has no complete index at byte 224336");
      }
    }
  }

  @Test
  void theIndexInsideTheAppOfTheMacFindsItsDataInTheResources() {
    put(
        "Fate.app/Contents/MacOS/The Fate of Atlantis",
        new ByteWriter().bytes(new byte[260_224]).bytes(atlantis.shippedIndex()).toArray());
    put("Fate.app/Contents/Resources/ATLANTIS.001", atlantis.shippedData());
    put("Fate.app/Contents/Resources/MONSTER.SOU", new byte[8]);

    Game game = open();

    assertThat(game.resources().roomIds()).containsExactly(1, 7);
    assertThat(game.files().find("monster.sou")).contains("../Resources/MONSTER.SOU");
  }

  @Test
  void knownGamesCheck09AGameOfAnotherPlatformIsNamedAndNotPlayed() {
    GameWriter.Files towns = SmallGame.ofIndexSize(11_135).write();
    put("MONKEY2", towns);
    Releases releases =
        Releases.of(
            Releases.md5(towns.shippedIndex()) + "\t11135\tMONKEY2_TOWNS\tFM-Towns\tEnglish\n");

    GameIdentity identity =
        new GameLoader(releases).open(new MemoryFiles("towns", files)).identity();

    assertThat(identity.platform()).isEqualTo(Platform.FM_TOWNS);
    assertThat(identity.objection())
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
  void anUnknownDigestLeavesThePlatformToTheSounds(String tag, Platform platform) {
    put(
        "MONKEY2",
        SmallGame.writer()
            .resource(
                ResourceKind.SOUND,
                3,
                7,
                sound -> sound.tag("SOU ").u32Be(12).tag(tag).u32Be(4).u32(0))
            .write());

    assertThat(open().identity().platform()).isEqualTo(platform);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 0x69})
  void knownGamesCheck10ACopyWrappedByAShopIsNamed(int key) {
    byte[] wrapped = "\0TMSAM and more of it".getBytes(StandardCharsets.ISO_8859_1);
    put("MONKEY.000", new FileKey(key).apply(wrapped).toArray());

    assertRefused("MONKEY.000 was wrapped by a shop (ActiveMark, TryMedia) and cannot be read");
  }

  @Test
  void anIncompleteDownloadIsNamed() {
    put("MONKEY.000", new byte[8955]);
    assertRefused("MONKEY.000 is incomplete");

    put("MONKEY.000", Arrays.copyOf(small.shippedIndex(), 100));
    assertRefused("MONKEY.000 is incomplete");

    put("MONKEY.000", "\n<!DOCTYPE html>".getBytes(StandardCharsets.US_ASCII));
    assertRefused("MONKEY.000 is a page of the web");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"DISK1.DAT", "MONKEY2.XXX", "disc 2.img", "setup_monkey.exe", "INSTALL.EXE"})
  void disksToInstallFromAreNamed(String name) {
    put(name, new byte[16]);

    assertRefused(name + " is an installer: install the game first");
  }

  @Test
  void theUnfinishedTalkieOfMonkeyIsland2IsNamed() {
    put("000.LFL", small.shippedIndex());
    put("004.LFL", new byte[16]);

    assertRefused("the unfinished talkie of Monkey Island 2", "Monkey2.pak");
  }

  @Test
  void anArchiveOfAnotherGameIsNamed() {
    put("grim.pak", new LpakWriter().member("a/b", new byte[9]).write());

    assertRefused("grim.pak is an archive of a newer game; no classic game is in it.");
  }

  @Test
  void aMacintoshContainerIsOpened() {
    Map<String, byte[]> members = new LinkedHashMap<>();
    members.put("ATLANTIS.000", small.shippedIndex());
    members.put("ATLANTIS.001", small.shippedData());
    put("Fate of Atlantis Data", WrappedGames.macContainer(members));

    assertThat(open().resources().roomIds()).containsExactly(1, 7);
  }

  @Test
  void knownGamesCheck33LanguageFoldersAreGamesThatShareTheTracksAbove() {
    put("en/MONKEY", small);
    put("de/MONKEY", SmallGame.writer().name(9, "hafen").write());
    put("track02.ogg", new byte[8]);
    put("audio/track03.ogg", new byte[8]);
    GameLoader loader = new GameLoader();

    List<Detection> seen = loader.look(new MemoryFiles("disc", files));

    assertThat(seen)
        .extracting(one -> ((Detection.Found) one).choice())
        .containsExactly("de", "en");
    for (Detection detection : seen) {
      Game game = loader.open((Detection.Found) detection);
      assertThat(game.files().names())
          .containsExactly("MONKEY.000", "MONKEY.001", "../track02.ogg", "../audio/track03.ogg");
    }
  }

  @Test
  void aGameKeepsItsOwnTracksAndSpeech() {
    put("en/MONKEY", small);
    put("en/monster.sou", Bytes.of(1).toArray());
    put("monster.sou", Bytes.of(2).toArray());

    Game game = open();

    assertThat(game.files().find("MONSTER.SOU")).contains("monster.sou");
    assertThat(game.files().readAll("monster.sou")).containsExactly(1);
  }

  @Test
  void theSameIndexTwiceIsOneGame() {
    put("MONKEY", small);
    put("copy/MONKEY", small);

    assertThat(open().files().names()).containsExactly("MONKEY.000", "MONKEY.001");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Monkey1.pak", "game/Monkey1.pak"})
  void ofEqualIndexesTheNearestIsTheGameAndTheOthersAreNamed(String archive) {
    put(archive, new LpakWriter().game("en", "monkey1", small).write());
    put("game/extracted/MONKEY", small);
    put("game/backup/Monkey1.pak", new LpakWriter().game("en", "monkey1", small).write());

    List<Detection> seen = new GameLoader().look(new MemoryFiles("shop", files));

    assertThat(new GameLoader().only(seen, "").folder()).isEqualTo(archive + "/classic/en");
    assertThat(seen)
        .filteredOn(one -> one instanceof Detection.Refused copy && copy.isCopy())
        .hasSize(2)
        .allMatch(
            one ->
                ((Detection.Refused) one)
                    .reason()
                    .endsWith("is the same game as " + archive + "/classic/en/monkey1.000."));
  }

  @Test
  void anIndexWithAKnownNameIsPreferredAmongEqualOnes() {
    put("AAA", small);
    put("MONKEY", small);

    assertThat(open().identity().indexName()).isEqualTo("MONKEY.000");
  }

  @Tag("thorough")
  @Test
  void knownGamesCheck08AnyDamagedByteOfTheIndexIsRefusedOrHarmsNothing() {
    put("ATLANTIS.001", atlantis.shippedData());
    byte[] whole = WrappedGames.executable(atlantis.shippedIndex());
    for (int at = 0; at < WrappedGames.INDEX_LENGTH; at++) {
      byte[] exe = whole.clone();
      exe[WrappedGames.INDEX_IN_EXE + at] ^= 1;
      put(EXE, exe);
      try {
        PlayedResources played = open().resources().played();
        played.all().roomIds().forEach(played::room);
        played.script(1);
      } catch (GameRefusedException refused) {
        assertThat(refused).hasMessageContaining(EXE);
      }
    }
  }

  @Test
  void severalGamesInOneFolderAreChosenByTheirNames() {
    put("MONKEY", small);
    put("ATLANTIS", atlantis);
    GameLoader loader = new GameLoader();

    List<Detection> seen = loader.look(new MemoryFiles("disc", files));

    assertThat(loader.only(seen, "Atlantis").identity().title()).isEqualTo(GameTitle.ATLANTIS);
    assertThatThrownBy(() -> loader.only(seen, "")).hasMessageContaining("#monkey is The Secret");
  }
}
