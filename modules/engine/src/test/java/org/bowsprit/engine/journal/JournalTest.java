package org.bowsprit.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.game.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game that is saved, loaded elsewhere and played on is the game that was never saved. */
class JournalTest {

  private static final int SAVES = Integer.getInteger("bowsprit.save.cases", 3);
  private static final int MUTATIONS = Integer.getInteger("bowsprit.fuzz.cases", 2_000);
  private static final int LONGEST = 400;
  private static final int AFTERWARDS = 60;

  @ParameterizedTest
  @CsvSource({"walklab, 100", "walklab, 3", "artlab, 100", "oplab, 0", "soundlab, 0"})
  void aRestoredGameGoesOnAsIfNothingHadHappened(String game, int bootParameter) {
    Random random = new Random(bootParameter);
    for (int i = 0; i < SAVES; i++) {
      Journal.Origin origin = new Journal.Origin(game, "box-graph", i, bootParameter);
      Traced straight = new Traced(origin);
      JournalKeeper keeper = new JournalKeeper(straight.session, origin);
      play(keeper, 1 + random.nextInt(LONGEST), i, straight.recorder::afterTick);
      byte[] file = SavedGame.encode(keeper.journal());
      straight.lines.clear();

      Traced restored = new Traced(origin);
      Journal saved = SavedGame.decode(file);
      assertThat(new JournalPlayer(restored.session, saved, restored.recorder::afterTick).play())
          .isEmpty();
      restored.lines.clear();
      JournalKeeper further = new JournalKeeper(restored.session, saved);
      play(keeper, AFTERWARDS, i + 1, straight.recorder::afterTick);
      play(further, AFTERWARDS, i + 1, restored.recorder::afterTick);

      assertThat(restored.lines).isEqualTo(straight.lines);
      assertThat(StateHash.of(restored.session)).isEqualTo(StateHash.of(straight.session));
      assertThat(further.journal().events()).isEqualTo(keeper.journal().events());
    }
  }

  @Test
  void aJournalIsTextThatRunReadsAsInput() {
    Journal.Origin origin = new Journal.Origin("walklab", "box-graph", 7, 3);
    JournalKeeper keeper = new JournalKeeper(boot(origin), origin);
    keeper.input(new Input.Click(100, 60, Input.Button.LEFT));
    keeper.tick();
    keeper.input(new Input.Key(118, false, false, true));
    keeper.tick();

    String text = JournalText.write(keeper.journal());

    assertThat(text).contains("\n0 100 60 L\n1 key 118 A\n#= 2 ");
    assertThat(JournalText.parse(text)).isEqualTo(keeper.journal());
  }

  @Test
  void aReplayThatDriftsSaysWhere() {
    Journal.Origin origin = new Journal.Origin("walklab", "box-graph", 0, 3);
    JournalKeeper keeper = new JournalKeeper(boot(origin), origin);
    play(keeper, 100, 1);
    Journal journal = keeper.journal();
    Journal.Origin other = new Journal.Origin("walklab", "box-graph", 0, 4);

    assertThat(new JournalPlayer(boot(other), journal, () -> {}).play())
        .contains(journal.checkpoints().get(0));
  }

  @Test
  void mutatedFilesAreRefusedWithAReason() {
    Journal.Origin origin = new Journal.Origin("walklab", "box-graph", 0, 3);
    JournalKeeper keeper = new JournalKeeper(boot(origin), origin);
    play(keeper, 50, 2);
    byte[] file = SavedGame.encode(keeper.journal());
    Random random = new Random(9);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] mutated = mutate(file, random);
      assertThatThrownBy(() -> SavedGame.decode(mutated))
          .isInstanceOf(SaveRefusedException.class)
          .hasMessageStartingWith("it");
    }
    System.out.println(MUTATIONS + " mutated saves refused");
  }

  private static byte[] mutate(byte[] file, Random random) {
    if (random.nextInt(4) == 0) {
      return Arrays.copyOf(file, random.nextInt(file.length));
    }
    byte[] mutated = file.clone();
    mutated[random.nextInt(mutated.length)] ^= (byte) (1 + random.nextInt(255));
    return mutated;
  }

  @Test
  void equalGamesGiveEqualFiles() {
    Journal.Origin origin = new Journal.Origin("oplab", "box-graph", 0, 302);
    JournalKeeper one = new JournalKeeper(boot(origin), origin);
    JournalKeeper two = new JournalKeeper(boot(origin), origin);
    play(one, 80, 3);
    play(two, 80, 3);
    assertThat(SavedGame.encode(one.journal())).isEqualTo(SavedGame.encode(two.journal()));
  }

  private static void play(JournalKeeper keeper, int ticks, long seed) {
    play(keeper, ticks, seed, () -> {});
  }

  private static void play(JournalKeeper keeper, int ticks, long seed, Runnable afterTick) {
    Random player = new Random(seed);
    for (int i = 0; i < ticks; i++) {
      if (player.nextInt(8) == 0) {
        Input.Button button = player.nextBoolean() ? Input.Button.LEFT : Input.Button.RIGHT;
        keeper.input(new Input.Click(player.nextInt(320), player.nextInt(200), button));
      }
      keeper.tick();
      afterTick.run();
    }
  }

  private static GameSession boot(Journal.Origin origin) {
    return GameSession.prepare(setup(origin), SessionListener.NONE).start();
  }

  private static GameSetup setup(Journal.Origin origin) {
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games", origin.game())).resources();
    return GameSetup.headless(resources, new BoxGraphProvider())
        .withFacts(GameFacts.PLAIN)
        .withBootParameter(origin.bootParameter())
        .withRandom(new SeededRandom(origin.seed()));
  }

  /** A session whose every change is written down. */
  private static final class Traced {
    private final List<String> lines = new ArrayList<>();
    private final TraceRecorder recorder =
        new TraceRecorder(new TraceOptions(true, true, true, true), 800, 2048, lines::add);
    private final GameSession session;

    Traced(Journal.Origin origin) {
      session = recorder.prepare(setup(origin)).start();
    }
  }
}
