package org.bowsprit.routelab.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the rooms that the laboratory creates from the rooms of a game. */
class GameRoomsTest {

  private static List<LabRoom> walklab;

  @BeforeAll
  static void openGame() throws URISyntaxException {
    Path game = Path.of(GameRoomsTest.class.getResource("/games/walklab").toURI());
    walklab = GameRooms.of(new GameOpener().open(game).resources());
  }

  @Test
  void everyRoomHasBoxesAndABackground() {
    assertThat(walklab).isNotEmpty();
    for (LabRoom room : walklab) {
      assertThat(room.floor().boxCount()).as("the number of boxes of %s", room.name()).isPositive();
      LabPicture picture = room.picture().orElseThrow();
      assertThat(picture.pixels()).hasSize(picture.width() * picture.height());
      assertThat(picture.palette()).hasSize(768);
    }
  }

  @Test
  void boxesThatScriptsLockBecomeLockScenarios() {
    List<LockScenario> scenarios =
        walklab.stream().flatMap(room -> room.scenarios().stream()).toList();
    assertThat(scenarios)
        .contains(LockScenario.of(List.of(2), true))
        .allSatisfy(scenario -> assertThat(scenario.locks()).isNotEmpty());
  }
}
