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

/**
 * Tests how the explorer tries an action in a state of a game, and which conversations it finds.
 */
class ExplorerTest {

  private static final int PATIENCE_VARIABLE = 150;
  private static final Action LOOK_AT_CHEST = new Action(1, 101, 0);

  @TempDir private Path folder;

  private final Conversations conversations = new Conversations(false);
  private Explorer explorer;

  /**
   * Builds a changed template game. Looking at the chest opens a choice of lines if the variable
   * patience is greater than 8.
   */
  @BeforeEach
  void buildGame() throws IOException {
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
        new Explorer(
            new SessionDriver(this::startSession, Goal.NONE, timeLeft), timeLeft, GameNames.NONE);
  }

  private static void replace(Path source, String oldText, String newText) throws IOException {
    String text = Files.readString(source);
    assertThat(text).contains(oldText);
    Files.writeString(source, text.replace(oldText, newText));
  }

  private GameSession startSession(SessionListener listener) {
    GameSetup setup =
        GameSetup.headless(
            new GameOpener().open(folder.resolve("game")).resources(), new BoxGraphProvider());
    return GameSession.prepare(setup).addListener(listener).start();
  }

  /**
   * The explorer finds the verbs by trying them. The use of the porthole, which it tries, changes
   * the variable patience.
   */
  @Test
  void theSearchForVerbsDoesNotChangeTheFirstState() {
    Node firstNode = explorer.begin().orElseThrow();

    explorer.session().restore(firstNode.state());

    assertThat(Fnv1a.with(firstNode.exactFactsHash(), firstNode.room()))
        .isEqualTo(explorer.exactHash());
    assertThat(explorer.session().machine().variables().peek(PATIENCE_VARIABLE)).isEqualTo(9);
  }

  /**
   * The facts of a state do not distinguish high numbers, so the states with patience 9 and 8 have
   * the same facts.
   */
  @Test
  void onlyAStartedConversationHasUnchosenLines() {
    Node firstNode = explorer.begin().orElseThrow();
    assertThat(explorer.attempt(firstNode, LOOK_AT_CHEST, conversations).hasUnchosenLines())
        .isTrue();

    assertThat(
            explorer
                .attempt(nodeWithLessPatience(firstNode), LOOK_AT_CHEST, conversations)
                .hasUnchosenLines())
        .isFalse();
    assertThat(explorer.attempt(firstNode, LOOK_AT_CHEST, conversations).hasUnchosenLines())
        .isFalse();
  }

  private Node nodeWithLessPatience(Node firstNode) {
    explorer.visit(firstNode);
    explorer.session().machine().variables().write(PATIENCE_VARIABLE, 8);
    return new Node(
        explorer.session().snapshot(),
        firstNode,
        List.of(),
        "",
        List.of(),
        List.of(),
        firstNode.factsHash(),
        explorer.exactHash(),
        firstNode.room());
  }
}
