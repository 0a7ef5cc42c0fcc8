package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/** Tests that the game of checks passes all its groups with the default router. */
class BoxGraphChecksTest {

  private static final int FIRST_PASS_VARIABLE = 300;
  private static final int FIRST_FAILURE_VARIABLE = 340;
  private static final int FIRST_FAILED_CHECK_VARIABLE = 380;
  private static final int MAX_TICKS = 600;

  @Test
  void everyGroupOfChecksPasses() throws IOException {
    Path game = Path.of("target/test-classes/games/oplab");
    JsonNode groups =
        new ObjectMapper()
            .readTree(Files.readAllBytes(game.resolve("manifest.json")))
            .get("groups");
    GameSession session =
        GameSession.boot(
            GameSetup.headless(new GameOpener().open(game).resources(), new BoxGraphProvider())
                .withFacts(GameFacts.MONKEY_2));
    while (session.ticks() < MAX_TICKS && session.fault().isEmpty()) {
      session.tick();
    }

    assertThat(session.fault()).isEmpty();
    int passed = 0;
    for (JsonNode group : groups) {
      int number = group.get("group").asInt();
      assertThat(read(session, FIRST_FAILURE_VARIABLE + number))
          .as(
              "group %s, last failing check %d",
              group.get("name"), read(session, FIRST_FAILED_CHECK_VARIABLE + number))
          .isZero();
      assertThat(read(session, FIRST_PASS_VARIABLE + number))
          .as("group %s", group.get("name"))
          .isEqualTo(group.get("checks").size());
      passed += read(session, FIRST_PASS_VARIABLE + number);
    }
    System.out.println("BoxGraphChecksTest: " + passed + " checks passed");
  }

  private static int read(GameSession session, int variable) {
    return session.machine().variables().read(variable);
  }
}
