package org.bowsprit.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Input;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests journals, the recordings of games. Replaying a journal leads to the same game; if it does
 * not, the iteration of the first difference is reported.
 */
class JournalTest {

  private static final int TICK_COUNT = 250;

  private final List<String> lines = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"walklab, 100", "artlab, 0", "oplab, 302", "soundlab, 0"})
  void aReplayEqualsTheRecordingAtEveryCheckpoint(String game, int bootParameter) {
    recordSession(origin(game, bootParameter), Optional.empty());
    Journal journal = JournalReader.read(lines);
    JournalPlayer player = JournalPlayer.of(prepare(journal.origin()), journal);
    player.play();

    assertThat(player.drift()).isEmpty();
    assertThat(player.session().ticks()).isEqualTo(TICK_COUNT);
    assertThat(journal.checkpoints()).isNotEmpty();
  }

  @Test
  void aJournalCanStartWithASavedGame() {
    Journal.Origin origin = origin("walklab", 100);
    GameSession session = prepare(origin).start();
    for (int i = 0; i < 150; i++) {
      session.tick();
    }
    SaveHeader header = new SaveHeader("walklab", "Walk lab", "0", "", 1, "", 0, 0, null);
    SavedGame save = new SavedGame(header, session.snapshot());
    recordSession(origin, Optional.of(save));

    Journal journal = JournalReader.read(lines);
    JournalPlayer player = JournalPlayer.of(prepare(origin), journal);
    player.play();

    assertThat(journal.start().orElseThrow().state().equals(save.state())).isTrue();
    assertThat(player.drift()).isEmpty();
    assertThat(player.session().ticks()).isEqualTo(150 + TICK_COUNT);
  }

  @Test
  void aReplayThatDiffersReportsTheIterationOfTheFirstDifference() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal journal = JournalReader.read(lines);
    GameSession gameWithOtherParameter =
        GameSession.prepare(setup(journal.origin()).withBootParameter(0));
    JournalPlayer player = JournalPlayer.of(gameWithOtherParameter, journal);
    player.play();

    JournalPlayer.Drift drift = player.drift().orElseThrow();
    assertThat(drift.before()).isEqualTo(journal.checkpoints().get(0).tick());
    assertThat(drift.after()).isZero();
  }

  @Test
  void aComparisonReportsTheFirstWalkThatAnotherRouterPlansDifferently() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal journal = JournalReader.read(lines);
    GameSetup setup = setup(journal.origin());
    GameSession classicSession =
        GameSession.prepare(setup.withPlanner(WalkPlanner.of(new ClassicProvider())));
    JournalComparison comparison =
        new JournalComparison(
            JournalPlayer.of(prepare(journal.origin()), journal),
            JournalPlayer.of(classicSession, journal));
    comparison.play();

    JournalComparison.Divergence divergence = comparison.divergence().orElseThrow();
    assertThat(divergence.tick()).isBetween(0L, (long) TICK_COUNT);
    assertThat(divergence.differences()).isNotEmpty().anyMatch(line -> line.contains("actors["));
  }

  @Test
  void aComparisonOfTwoReplaysWithTheSameRouterReportsNoDifference() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal journal = JournalReader.read(lines);
    JournalComparison comparison =
        new JournalComparison(
            JournalPlayer.of(prepare(journal.origin()), journal),
            JournalPlayer.of(prepare(journal.origin()), journal));
    comparison.play();

    assertThat(comparison.divergence()).isEmpty();
  }

  @Test
  void aComparisonOfScriptsReportsTheFirstDifferentStep() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal journal = JournalReader.read(lines);
    GameSetup setup = setup(journal.origin());

    assertThat(scriptDivergence(setup, setup(journal.origin()), journal)).isEmpty();
    ScriptDivergence divergence =
        scriptDivergence(setup(journal.origin()), setup.withBootParameter(0), journal)
            .orElseThrow();

    assertThat(divergence.tick()).isZero();
    ScriptStep firstStep = divergence.one().orElseThrow();
    ScriptStep secondStep = divergence.other().orElseThrow();
    assertThat(firstStep.executed())
        .as("the instruction Var[101] = Local[0] in both games")
        .isEqualTo(secondStep.executed());
    assertThat(firstStep.executed().instruction().offset()).isEqualTo(3);
    assertThat(List.of(firstStep.word(), firstStep.value(), secondStep.value()))
        .containsExactly(101, 100, 0);
  }

  private static Optional<ScriptDivergence> scriptDivergence(
      GameSetup firstSetup, GameSetup secondSetup, Journal journal) {
    ScriptTrace firstTrace = new ScriptTrace(Symbols.NONE);
    ScriptTrace secondTrace = new ScriptTrace(Symbols.NONE);
    JournalComparison comparison =
        JournalComparison.withScripts(
            JournalPlayer.of(GameSession.prepare(firstSetup).addListener(firstTrace), journal),
            firstTrace,
            JournalPlayer.of(GameSession.prepare(secondSetup).addListener(secondTrace), journal),
            secondTrace,
            true);
    comparison.play();
    return comparison.scriptDivergence();
  }

  @Test
  void aChangeOfASubsystemIsReportedWithTheInstructionThatCausedIt() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal journal = JournalReader.read(lines);
    JournalPlayer player = JournalPlayer.of(prepare(journal.origin()), journal);
    ChangeTrace trace = new ChangeTrace(player.session(), List.of("actors"), 10, 200);
    player.session().addListener(trace);
    player.play();

    assertThat(trace.changes())
        .allMatch(change -> change.tick() >= 10 && change.tick() < 200)
        .allMatch(change -> change.subsystems().equals(Set.of("actors")));
    assertThat(trace.changes().stream().flatMap(change -> change.by().stream()))
        .extracting(cause -> cause.instruction().op().mnemonic())
        .as("the instructions that change actors when the player clicks")
        .contains("walkActorTo");
    assertThat(trace.changes())
        .as("the changes, some of which the engine makes without an instruction")
        .anyMatch(change -> change.by().isEmpty());
  }

  @Test
  void aJournalContinuesFromOneOfItsStates() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal fullJournal = JournalReader.read(lines);
    JournalPlayer firstHalf =
        JournalPlayer.of(prepare(fullJournal.origin()), fullJournal.truncatedAt(120));
    firstHalf.play();
    SaveHeader header = new SaveHeader("walklab", "Walk lab", "0", "", 1, "", 0, 0, null);
    Journal remainder =
        fullJournal.continuationFrom(new SavedGame(header, firstHalf.session().snapshot()));

    JournalPlayer player = JournalPlayer.of(prepare(fullJournal.origin()), remainder);
    player.play();

    assertThat(remainder.events()).isNotEmpty().allMatch(event -> event.tick() >= 120);
    assertThat(player.drift()).isEmpty();
    assertThat(player.session().ticks()).isEqualTo(TICK_COUNT);
  }

  @Test
  void aJournalCanBeReadAsAnInputFile() {
    Journal.Origin origin = origin("walklab", 3);
    GameSession session = prepare(origin).start();
    startRecording(session, origin, Optional.empty());
    session.input(new Input.Click(100, 60, Input.Button.LEFT));
    session.tick();
    session.input(new Input.Key(118, false, false, true));
    session.tick();
    session.end();

    assertThat(lines).contains("0 100 60 L", "1 key 118 A", "#. 2");
    assertThat(InputScript.parse(lines).events()).hasSize(2);
    assertThat(JournalReader.read(lines).events()).isEqualTo(InputScript.parse(lines).events());
  }

  @Test
  void eachBranchOfARecordingCanBeReplayed() {
    Journal.Origin origin = origin("walklab", 3);
    GameSession session = prepare(origin).start();
    startRecording(session, origin, Optional.empty());
    GameState earlyState = playRandomInput(session, 40, 1);
    GameState middleState = playRandomInput(session, 80, 2);
    playRandomInput(session, 60, 3);
    session.restore(middleState);
    playRandomInput(session, 50, 4);
    session.restore(earlyState);
    GameState replayedState = playRandomInput(session, 90, 5);
    playRandomInput(session, 10, 6);
    session.restore(replayedState);
    playRandomInput(session, 30, 7);
    session.end();

    JournalTree tree = JournalReader.readTree(lines);
    assertThat(tree.rerecordCount()).isEqualTo(3);
    assertThat(tree.branches()).extracting(JournalTree.Branch::parent).containsExactly(-1, 0, 1, 2);
    assertThat(tree.branches())
        .extracting(JournalTree.Branch::place)
        .containsExactly(0L, 120L, 40L, 130L);
    for (int branch = 0; branch < tree.branches().size(); branch++) {
      Journal run = tree.journalOf(branch);
      JournalPlayer player = JournalPlayer.of(prepare(origin), run);
      player.play();
      assertThat(player.drift()).as("the first difference of branch %d", branch).isEmpty();
      assertThat(player.session().ticks()).isEqualTo(tree.branches().get(branch).ticks());
      assertThat(run.checkpoints()).isNotEmpty();
    }
    assertThat(JournalReader.read(lines)).isEqualTo(tree.journalOf(3));
  }

  @Test
  void aStateThatIsLoadedFromAnotherSessionIsStoredInItsBranch() {
    Journal.Origin origin = origin("walklab", 3);
    GameSession otherSession = prepare(origin).start();
    GameState foreignState = playRandomInput(otherSession, 70, 9);
    GameSession session = prepare(origin).start();
    JournalRecorder.record(
        session,
        new JournalWriter(origin, "Mira Tolliver", Optional.empty(), lines::add),
        state -> new SavedGame(new SaveHeader("w", "w", "0", "", 1, "", 0, 0, null), state));
    playRandomInput(session, 30, 1);
    session.load(foreignState);
    playRandomInput(session, 40, 2);
    session.end();

    JournalTree tree = JournalReader.readTree(lines);
    assertThat(tree.author()).isEqualTo("Mira Tolliver");
    assertThat(tree.journalOf(1).start()).isPresent();
    JournalPlayer player = JournalPlayer.of(prepare(origin), tree.journalOf(1));
    player.play();
    assertThat(player.drift()).isEmpty();
    assertThat(player.session().ticks()).isEqualTo(110);
    assertThat(tree.journalOf(0).ticks()).isEqualTo(30);
  }

  @Test
  void aRecordingWithoutSavesEndsWhenAStateOfAnotherSessionIsLoaded() {
    Journal.Origin origin = origin("walklab", 3);
    GameState foreignState = playRandomInput(prepare(origin).start(), 70, 9);
    GameSession session = prepare(origin).start();
    startRecording(session, origin, Optional.empty());
    playRandomInput(session, 30, 1);
    session.restore(foreignState);
    playRandomInput(session, 40, 2);
    session.end();

    JournalTree tree = JournalReader.readTree(lines);
    assertThat(tree.rerecordCount()).isZero();
    assertThat(tree.journalOf(0).ticks()).isEqualTo(30);
  }

  /**
   * Continues a session with random clicks and returns its state after the given number of ticks.
   */
  private static GameState playRandomInput(GameSession session, int ticks, int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < ticks; i++) {
      if (random.nextInt(8) == 0) {
        session.input(new Input.Click(random.nextInt(320), random.nextInt(144), Input.Button.LEFT));
      }
      session.tick();
    }
    return session.snapshot();
  }

  @Test
  void aJournalCanBeTruncatedJoinedAndShifted() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal fullJournal = JournalReader.read(lines);
    Journal firstHalf = fullJournal.truncatedAt(120);
    long firstTick = firstHalf.events().get(0).tick();

    assertThat(firstHalf.ticks()).isEqualTo(120);
    assertThat(firstHalf.events()).isNotEmpty().allMatch(event -> event.tick() < 120);
    Journal doubledJournal = firstHalf.followedBy(firstHalf);
    assertThat(doubledJournal.ticks()).isEqualTo(240);
    assertThat(doubledJournal.events()).hasSize(2 * firstHalf.events().size());
    assertThat(doubledJournal.events().get(firstHalf.events().size()).tick())
        .isEqualTo(120 + firstTick);
    Journal shiftedJournal = firstHalf.shifted(0, 5);
    assertThat(shiftedJournal.events().get(0).tick()).isEqualTo(firstTick + 5);
    assertThat(shiftedJournal.ticks()).isEqualTo(125);
    assertThatThrownBy(() -> firstHalf.shifted(firstTick + 1, -100))
        .hasMessageContaining("would come before");
  }

  @Test
  void theReportOfADifferenceContainsTheSubsystemsThatDiffer() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal journal = JournalReader.read(lines);
    Journal.Checkpoint lastCheckpoint = journal.checkpoints().get(journal.checkpoints().size() - 1);
    SubsystemHashes hashes = lastCheckpoint.subsystems().orElseThrow();
    SubsystemHashes otherHashes =
        new SubsystemHashes(
            hashes.vm(), hashes.world(), hashes.actors() + 1, hashes.sound() + 1, 7);
    Journal changedJournal =
        new Journal(
            journal.origin(),
            journal.start(),
            journal.ticks(),
            journal.events(),
            List.of(
                new Journal.Checkpoint(
                    lastCheckpoint.tick(), lastCheckpoint.hash() + 1, Optional.of(otherHashes))));
    JournalPlayer player = JournalPlayer.of(prepare(journal.origin()), changedJournal);
    player.play();

    assertThat(player.drift().orElseThrow().subsystems()).containsExactly("actors", "sound");
  }

  @Test
  void anIncompleteJournalIsPlayedUpToItsEnd() {
    recordSession(origin("walklab", 100), Optional.empty());
    Journal fullJournal = JournalReader.read(lines);
    Journal cutJournal = JournalReader.read(lines.subList(0, lines.size() / 2));
    JournalPlayer player = JournalPlayer.of(prepare(cutJournal.origin()), cutJournal);
    player.play();

    assertThat(cutJournal.ticks()).isPositive().isLessThan(fullJournal.ticks());
    assertThat(player.drift()).isEmpty();
  }

  @Test
  void aJournalOfVersionOneIsPlayedWithoutItsHashes() {
    Journal oldJournal =
        JournalReader.read(
            List.of(
                "#! bowsprit-journal 1 seed=4 boot=3 ticks=1200 router=box-graph game=01ab",
                "31 160 100 L",
                "#= 600 89abcdef01234567"));

    assertThat(oldJournal.origin())
        .isEqualTo(Journal.Origin.of("01ab", "unknown", "box-graph", 4, 3, -1));
    assertThat(oldJournal.ticks()).isEqualTo(1200);
    assertThat(oldJournal.checkpoints()).isEmpty();
  }

  @Test
  void aJournalOfVersionTwoIsPlayedWithItsHashes() {
    Journal oldJournal =
        JournalReader.read(
            List.of(
                "#! bowsprit-journal 2 seed=4 boot=3 text-speed=-1 router=x engine=0 game=01ab",
                "#= 600 89abcdef01234567",
                "#. 700"));

    assertThat(oldJournal.checkpoints())
        .containsExactly(new Journal.Checkpoint(600, 0x89abcdef01234567L, Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource({
    "#~ 7 3, branch 1 has no parent before it",
    "#~ x 3, a number of the journal is invalid",
    "#~ 0, a number of the journal is invalid",
    "#~ 0 -5, the journal claims",
  })
  void aBranchWithAnInvalidStartIsRefused(String line, String reason) {
    String header = "#! bowsprit-journal 3 seed=1 boot=1 router=box-graph game=01ab";

    assertThatThrownBy(() -> JournalReader.readTree(List.of(header, line)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "nonsense, the first line is not",
    "#! bowsprit-journal 4 seed=1, the journal has version 4",
    "#! bowsprit-journal 2 boot=1 router=x game=y, the journal does not say its seed",
    "#! bowsprit-journal 2 seed=z boot=1 router=x game=y, a number of the journal"
  })
  void anInvalidJournalIsRefusedWithAReason(String line, String reason) {
    assertThatThrownBy(() -> JournalReader.read(List.of(line)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({"#. 9000000000000000000", "9000000000000000000 160 100 L", "#. -1"})
  void aJournalWithTooManyIterationsIsRefused(String claim) {
    String header = "#! bowsprit-journal 2 seed=1 boot=1 router=box-graph game=01ab";

    assertThatThrownBy(() -> JournalReader.read(List.of(header, claim)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("the journal claims -?\\d+ iterations, a month of play has 155520000");
  }

  private void recordSession(Journal.Origin origin, Optional<SavedGame> start) {
    GameSession session = prepare(origin);
    start.ifPresentOrElse(save -> session.restore(save.state()), session::start);
    startRecording(session, origin, start);
    Random random = new Random(5);
    for (int i = 0; i < TICK_COUNT; i++) {
      if (random.nextInt(12) == 0) {
        int x = random.nextInt(320);
        session.input(new Input.Click(x, random.nextInt(200), Input.Button.LEFT));
      }
      session.tick();
    }
    session.end();
  }

  private void startRecording(
      GameSession session, Journal.Origin origin, Optional<SavedGame> start) {
    lines.clear();
    JournalRecorder.record(session, new JournalWriter(origin, start, lines::add));
  }

  private static Journal.Origin origin(String game, int bootParameter) {
    return Journal.Origin.of(game, "0.1.0", "box-graph", 7, bootParameter, -1);
  }

  private static GameSession prepare(Journal.Origin origin) {
    return GameSession.prepare(setup(origin));
  }

  private static GameSetup setup(Journal.Origin origin) {
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games", origin.game())).resources();
    return GameSetup.headless(resources, new BoxGraphProvider())
        .withFacts(GameFacts.MONKEY_2)
        .withBootParameter(origin.bootParameter())
        .withRandom(new SeededRandom(origin.seed()));
  }
}
