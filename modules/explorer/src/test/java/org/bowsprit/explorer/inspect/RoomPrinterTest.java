package org.bowsprit.explorer.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.game.GameResources;
import org.junit.jupiter.api.Test;

/** Tests the report about a room and how it is printed. */
class RoomPrinterTest {

  private static RoomReport report(String name, int room) {
    GameResources game = LabGame.of(name).openGame().resources();
    return RoomReport.of(game, room, game.room(room).orElseThrow());
  }

  @Test
  void theBoxesAndTheMatrixArePrintedInBothNotations() {
    StringWriter output = new StringWriter();
    PrintWriter out = new PrintWriter(output);

    new RoomPrinter(out).print(report("walklab", 1));

    out.flush();
    assertThat(output.toString())
        .containsIgnoringNewLines(
            """
            Matrix rows: 4
              0: [0-0=>0]
              1: [1-1=>1] [2-3=>2]
              2: [1-1=>1] [2-2=>2] [3-3=>3]
              3: [1-2=>2] [3-3=>3]
            """)
        .contains(
            "  2: [100 x 95] [100 x 125] [220 x 95] [220 x 125], mask=0, flags=0x00, scale=255");
  }

  @Test
  void theReportHasTheBoxesAndThePalette() {
    RoomReport room = report("artlab", 3);

    assertThat(room.boxes()).hasSize(5);
    assertThat(room.matrix()).hasSize(5);
    assertThat(room.palette()).hasSize(256);
    assertThat(room.damage()).isEmpty();
  }
}
