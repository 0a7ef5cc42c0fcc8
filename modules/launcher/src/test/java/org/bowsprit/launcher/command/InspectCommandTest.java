package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;

/** Tests the command inspect. */
class InspectCommandTest {

  @Test
  void theTreeShowsChunksWithTheirSizesAndNames() {
    LauncherRun run = LauncherRun.of("inspect", "walklab");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("MONKEY2.001                     118,362\n")
        .contains("    LOFF                            119  22 rooms\n")
        .containsPattern("      ROOM +[\\d,]+  room 1 “corridor”\n")
        .containsPattern("      SCRP +[\\d,]+  script 1\n");
  }

  @Test
  void theSizeOfAChunkInTheJsonTreeIsTheSumOfItsParts() {
    JsonNode data = LauncherRun.of("inspect", "artlab", "--json").json().get("files").get(1);

    JsonNode lecf = data.get("parts").get(0);
    assertThat(lecf.get("size").asInt()).isEqualTo(data.get("size").asInt());
    int sum = 8;
    for (JsonNode part : lecf.get("parts")) {
      sum += part.get("size").asInt();
    }
    assertThat(sum).isEqualTo(lecf.get("size").asInt());
  }

  @Test
  void aRoomShowsItsBoxesAndMatrixInBothNotations() {
    LauncherRun run = LauncherRun.of("inspect", "walklab", "--room", "1");

    assertThat(run.out())
        .contains(
            """
            Matrix rows: 4
              0: [0-0=>0]
              1: [1-1=>1] [2-3=>2]
              2: [1-1=>1] [2-2=>2] [3-3=>3]
              3: [1-2=>2] [3-3=>3]

            Next box from each box (down) to each other (across):
                  |  1   2   3
                1 |  1   2   2
                2 |  1   2   3
                3 |  2   2   3
            """)
        .contains(
            "  2: [100 x 95] [100 x 125] [220 x 95] [220 x 125], mask=0, flags=0x00, scale=255");
  }

  @Test
  void aRoomCanBeGivenByItsNameInTheSources() {
    assertThat(LauncherRun.of("inspect", "walklab", "--room", "Corridor").out())
        .isEqualTo(LauncherRun.of("inspect", "walklab", "--room", "1").out());
    LauncherRun unknownRoom = LauncherRun.of("inspect", "walklab", "--room", "cellar");
    assertThat(unknownRoom.exitCode()).isEqualTo(2);
    assertThat(unknownRoom.err()).contains("there is no room 'cellar'; there are corridor, ");
    assertThat(
            LauncherRun.of("run", "walklab", "--ticks", "5", "--until-room", "corridor")
                .json()
                .get("ticks")
                .asInt())
        .isLessThan(5);
  }

  @Test
  void theJsonOptionPrintsTheDataOfARoom() {
    JsonNode room = LauncherRun.of("inspect", "artlab", "--room", "3", "--json").json().get("room");

    assertThat(room.get("boxes")).hasSize(5);
    assertThat(room.get("matrix")).hasSize(5);
    assertThat(room.get("table").get(4)).hasSize(5);
    assertThat(room.get("palette")).hasSize(256);
    assertThat(room.get("damage")).isEmpty();
  }

  @Test
  void anUnknownRoomIsADataError() {
    LauncherRun run = LauncherRun.of("inspect", "artlab", "--room", "99");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).isEqualToNormalizingNewlines("bowsprit: The game has no room 99.\n");
  }

  @Test
  void theMessageForAnUnknownGameListsTheKnownGames() {
    LauncherRun run = LauncherRun.of("inspect", "nolab");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("nolab", "(artlab, oplab, soundlab, walklab)");
  }
}
