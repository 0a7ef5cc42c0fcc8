package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeBudget;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplorerTest {

  private static final int PATIENCE_VARIABLE = 150;
  private static final Action LOOK_AT_CHEST = new Action(1, 101, 0);

  @TempDir private Path folder;

  private final Conversations conversations = new Conversations(false);
  private Explorer explorer;

  /** In the template's game, looking at the chest leads to a choice while there is patience. */
  @BeforeEach
  void build() throws IOException {
    Path sources = folder.resolve("sources");
    StarterGame.sources("Lost").write(sources);
    replace(sources.resolve("game.bow"), "VAR_EGO = hero", "VAR_EGO = hero\n  patience = 9");
    replace(sources.resolve("game.bow"), "var chosen", "var patience @ 150\nvar chosen");
    replace(
        sources.resolve("rooms/cabin/room.bow"),
        "say hero \"The captain's chest. He never bothers with the lock.\"",
        """
        if patience > 8 {
          choice {
            "Chest?" -> say hero "No answer." wait
            "Captain?" -> say hero "Silence." wait
          }
        } else {
          say hero "It is a chest."
        }
        """);
    replace(
        sources.resolve("rooms/cabin/room.bow"),
        "verb open { say hero \"I would not fit through it.\" }",
        "verb use { patience = 2; say hero \"It is only moonlight.\" }");
    new GameBuild(sources, folder.resolve("game"), "A").run();
    TimeBudget timeLeft = new TimeBudget(new PlaytestLimits(100_000, 600));
    explorer =
        new Explorer(new SessionDriver(this::begin, Goal.NONE, timeLeft), timeLeft, GameNames.NONE);
  }

  private static void replace(Path source, String before, String after) throws IOException {
    String text = Files.readString(source);
    assertThat(text).contains(before);
    Files.writeString(source, text.replace(before, after));
  }

  private GameSession begin(SessionListener listener) {
    GameSetup setup =
        GameSetup.headless(
            new GameOpener().open(folder.resolve("game")).resources(), new BoxGraphProvider());
    return GameSession.prepare(setup).addListener(listener).start();
  }

  /** The explorer finds out the verbs by trying them, the last one on the porthole. */
  @Test
  void findingTheVerbsDoesNotChangeTheFirstState() {
    Node first = explorer.begin().orElseThrow();

    explorer.session().restore(first.state());

    assertThat(Fnv1a.with(first.exactFactsHash(), first.room())).isEqualTo(explorer.exactHash());
    assertThat(explorer.session().machine().variables().peek(PATIENCE_VARIABLE)).isEqualTo(9);
  }

  /** Facts do not distinguish high numbers, so both states have the same facts. */
  @Test
  void onlyAStartedConversationHasUnchosenLines() {
    Node patient = explorer.begin().orElseThrow();
    assertThat(explorer.attempt(patient, LOOK_AT_CHEST, conversations).hasUnchosenLines()).isTrue();

    assertThat(
            explorer
                .attempt(withoutPatience(patient), LOOK_AT_CHEST, conversations)
                .hasUnchosenLines())
        .isFalse();
    assertThat(explorer.attempt(patient, LOOK_AT_CHEST, conversations).hasUnchosenLines())
        .isFalse();
  }

  private Node withoutPatience(Node patient) {
    explorer.visit(patient);
    explorer.session().machine().variables().write(PATIENCE_VARIABLE, 8);
    return new Node(
        explorer.session().snapshot(),
        patient,
        List.of(),
        "",
        List.of(),
        List.of(),
        patient.factsHash(),
        explorer.exactHash(),
        patient.room());
  }
}
