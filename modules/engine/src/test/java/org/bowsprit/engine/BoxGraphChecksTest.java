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

/**
 * Runs the game oplab, whose scripts check the engine, with the default router. All checks must
 * pass. They are divided into groups.
 */
class BoxGraphChecksTest {

  private static final int PASSED_COUNTS_START = 300;
  private static final int FAILED_COUNTS_START = 340;
  private static final int LAST_FAILED_CHECKS_START = 380;
  private static final int MAX_TICKS = 600;

  @Test
  void everyCheckOfTheGamePasses() throws IOException {
    Path folder = Path.of("target/test-classes/games/oplab");
    JsonNode groups =
        new ObjectMapper()
            .readTree(Files.readAllBytes(folder.resolve("manifest.json")))
            .get("groups");
    GameSession session =
        GameSession.boot(
            GameSetup.headless(new GameOpener().open(folder).resources(), new BoxGraphProvider())
                .withFacts(GameFacts.MONKEY_2));
    while (session.ticks() < MAX_TICKS && session.fault().isEmpty()) {
      session.tick();
    }

    assertThat(session.fault()).isEmpty();
    int passedCount = 0;
    for (JsonNode group : groups) {
      int number = group.get("group").asInt();
      assertThat(variable(session, FAILED_COUNTS_START + number))
          .as(
              "the number of failed checks of group %s; the last one is check %d",
              group.get("name"), variable(session, LAST_FAILED_CHECKS_START + number))
          .isZero();
      assertThat(variable(session, PASSED_COUNTS_START + number))
          .as("the number of passed checks of group %s", group.get("name"))
          .isEqualTo(group.get("checks").size());
      passedCount += variable(session, PASSED_COUNTS_START + number);
    }
    System.out.println("BoxGraphChecksTest: " + passedCount + " checks passed");
  }

  private static int variable(GameSession session, int number) {
    return session.machine().variables().read(number);
  }
}
