package org.bowsprit.explorer.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.explorer.census.Census.ChunkEntry;
import org.bowsprit.explorer.census.Census.FaultEntry;
import org.bowsprit.explorer.census.Census.LengthEntry;
import org.bowsprit.explorer.census.Census.PlayEntry;
import org.bowsprit.explorer.census.Census.RangeEntry;
import org.bowsprit.explorer.census.Census.ResourceEntry;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.text.GameListings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the census, which is a report on the contents of a game. The games are test games (lab
 * games) and small games with errors.
 */
class CensusTakerTest {

  private static final int MAX_BYTES = 1 << 20;
  private static final int PLAY_SECONDS = 20;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"walklab", "artlab", "oplab", "soundlab"})
  void theCensusOfALabGameReportsNoDamageAndQuotesNoTexts(String name)
      throws JsonProcessingException {
    Game game = LabGame.of(name).openGame();
    Census census = takeCensus(game, PLAY_SECONDS);
    String text = new ObjectMapper().writeValueAsString(census);

    assertThat(census.damage().count()).isZero();
    assertThat(census.code().unreadable().count()).isZero();
    assertThat(census.play())
        .extracting(PlayEntry::jiffies)
        .allMatch(jiffies -> jiffies >= 60 * PLAY_SECONDS);
    assertThat(census.play().get(0).rooms()).isNotEmpty();
    assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MAX_BYTES);
    assertThat(textsOfGame(game)).isNotEmpty().noneMatch(gameText -> containsWords(gameText, text));
  }

  @Test
  void theSameSeedProducesTheSameCensus() {
    Game game = LabGame.of("walklab").openGame();

    assertThat(takeCensus(game, PLAY_SECONDS)).isEqualTo(takeCensus(game, PLAY_SECONDS));
  }

  @Test
  void matricesAreComparedWithBothNeighbourRules() {
    Census census = takeCensus(LabGame.of("walklab").openGame(), 0);

    assertThat(census.floors().get(0).rules())
        .extracting(Census.RuleEntry::rule)
        .containsExactly("derived", "reference");
    assertThat(census.floors())
        .filteredOn(floor -> floor.rules().get(0).apart().count() > 0)
        .extracting(Census.FloorEntry::room, floor -> floor.rules().get(0).apart().first())
        .containsExactly(
            tuple(21, List.of(List.of(1, 2), List.of(2, 3))),
            tuple(22, List.of(List.of(1, 2), List.of(1, 3), List.of(2, 3))));
  }

  @Test
  void everyResourceHasItsLengthAndAShortDigest() {
    assertThat(takeCensus(SmallGame.writer(), 0).resources())
        .extracting(ResourceEntry::kind, ResourceEntry::number, ResourceEntry::bytes)
        .contains(tuple("room", 7, 22), tuple("sound", 2, 11));
    assertThat(takeCensus(SmallGame.writer(), 0).resources())
        .extracting(ResourceEntry::sha256)
        .allMatch(digest -> digest.matches("[0-9a-f]{16}"));
  }

  @Test
  void numbersOfMissingResourcesInScriptsAreReported() {
    GameWriter game =
        SmallGame.writer()
            .addResource(
                ResourceKind.SCRIPT,
                2,
                1,
                // The script calls startSound twice with sound 4, which is not in the index, and
                // loadRoom with room 7, which is in the index.
                code -> code.bytes(Bytes.of(0x1C, 4, 0x1C, 4, 0x72, 7, 0xA0)));

    Census census = takeCensus(game, 0);

    assertThat(census.code().outOfRange().first())
        .containsExactly(new RangeEntry("startSound", "sound", 4, 2, "global:2@0000"));
    assertThat(census.code().opcodes()).containsEntry("1C startSound", 2);
  }

  @Test
  void chunksOfAnUnexpectedLengthAreReported() {
    GameWriter game =
        SmallGame.writer()
            .addResource(ResourceKind.CHARSET, 1, 1, font -> font.bytes(Bytes.of(1, 2, 3)))
            .addRoom(
                8,
                room ->
                    room.chunk("RMHD", header -> header.u16(320).u16(144).u16(0))
                        .chunk("BOXD", boxes -> boxes.u16(0))
                        .chunk("BOXM", matrix -> matrix.bytes(Bytes.of(0xFF, 0, 0))));

    Census census = takeCensus(game, 0);

    assertThat(census.chunks())
        .filteredOn(chunk -> chunk.tag().equals("BOXM"))
        .extracting(ChunkEntry::differing)
        .containsExactly(
            new CountedList<>(1, List.of(new LengthEntry("LECF/LFLF[2]/ROOM/BOXM", 11, 8))));
    assertThat(census.damage().first())
        .extracting(Census.DamageEntry::where)
        .contains("charset 1, LECF/LFLF[1]/CHAR[1]");
  }

  @Test
  void soundsWithoutARenditionForADeviceAreReported() {
    GameWriter game =
        SmallGame.writer()
            .addResource(
                ResourceKind.SOUND, 3, 1, sound -> sound.tag("SOU ").u32Be(8).tag("ROL ").u32Be(0));

    assertThat(takeCensus(game, 0).sounds())
        .filteredOn(entry -> entry.device().equals("adlib"))
        .extracting(Census.SilentEntry::silent)
        .containsExactly(List.of(2, 3));
  }

  @Test
  void scriptFaultsAreReportedWithTheirOffset() {
    GameWriter game =
        SmallGame.writer()
            .addResource(
                ResourceKind.SCRIPT, 1, 1, code -> code.bytes(Bytes.of(0x0A, 2, 0xFF, 0xA0)))
            // The script calls breakHere, and then endCutscene without a cutscene.
            .addResource(ResourceKind.SCRIPT, 2, 1, code -> code.bytes(Bytes.of(0x80, 0xC0, 0xA0)));

    assertThat(takeCensus(game, 1).play().get(0).faults().first())
        .containsExactly(new FaultEntry("global:2", 1, "no cutscene is open"));
  }

  @Test
  void anEndlessCutsceneIsReportedAndTheGameIsRestarted() {
    GameWriter game =
        SmallGame.writer()
            .addResource(
                ResourceKind.SCRIPT,
                1,
                1,
                // The script begins a cutscene, and then calls breakHere in an endless loop.
                code -> code.bytes(Bytes.of(0x40, 0xFF, 0x80, 0x18, 0xFC, 0xFF)));

    PlayEntry play = takeCensus(game, 130).play().get(0);

    assertThat(play.loops().first()).containsExactly(new Census.LoopEntry(0, List.of(1)));
    assertThat(play.restarts()).isOne();
  }

  /** Returns whether {@code text} contains {@code words} as whole words. */
  private static boolean containsWords(String words, String text) {
    return Pattern.compile("(?<![A-Za-z])" + Pattern.quote(words) + "(?![A-Za-z])")
        .matcher(text)
        .find();
  }

  private Census takeCensus(GameWriter game, int seconds) {
    SmallGame.writeFiles(game.write(), folder, "MYGAME.000", "MYGAME.001");
    return takeCensus(new GameOpener().open(folder), seconds);
  }

  private static Census takeCensus(Game game, int seconds) {
    Supplier<GameSession> sessionStarter =
        () ->
            GameSession.boot(
                GameSetup.headless(game.resources(), new BoxGraphProvider())
                    .withFaultPolicy(FaultPolicy.PLAY));
    return new CensusTaker(game, "test", Map.of(BoxGraphProvider.ID, sessionStarter))
        .take(seconds, 1);
  }

  /**
   * Returns the texts of a game: the quoted texts in its listings and the names of its rooms,
   * except short ones and names of operations.
   */
  private static List<String> textsOfGame(Game game) {
    List<String> texts = new ArrayList<>();
    new GameListings(game.resources())
        .all()
        .forEach(
            listing ->
                Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"")
                    .matcher(listing.text())
                    .results()
                    .map(match -> match.group(1))
                    .forEach(texts::add));
    game.resources().index().roomNames().names().stream()
        .map(RoomNames.RoomName::text)
        .forEach(texts::add);
    // Shorter words may also occur in this program's texts, for example as names of operations.
    texts.removeIf(text -> text.length() < 4);
    Stream.of(SubOp.values()).map(SubOp::label).forEach(texts::remove);
    return texts;
  }
}
