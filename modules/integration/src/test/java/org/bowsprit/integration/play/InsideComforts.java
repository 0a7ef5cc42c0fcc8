package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.bowsprit.engine.save.SavedGame;
import org.junit.jupiter.api.Test;

/** Tests the inside view, other routers and their ghosts, and clips of the last seconds. */
interface InsideComforts extends OnTheShore {

  /** Shows and hides every part of the inside view over a paused game. */
  @Test
  default void insideView() throws Exception {
    beginOnTheShore();
    hands().press("M-p");
    BufferedImage plain = probe().scene();
    for (String part : new String[] {"M-b", "M-o", "M-z", "M-a", "M-i"}) {
      hands().press(part);
      assertThat(PlayedProgram.difference(plain, probe().scene())).as(part).isGreaterThan(A_LITTLE);
      hands().press(part);
      assertThat(PlayedProgram.difference(plain, probe().scene())).as(part + " again").isZero();
    }
    hands().press("M-p");
  }

  /** Selects another router and shows the ghosts of all others beside ego. */
  @Test
  default void routersAndGhosts() throws Exception {
    beginOnTheShore();
    assertThat(probe().saved().state().legByLeg()).isFalse();
    hands().press("M-r");
    probe().await("the classic router", saved -> saved.state().legByLeg());
    hands().press("M-g");
    hands().point(PLANKS_X, PLANKS_Y);
    hands().click(1);
    PlayedProgram.await("ghosts", this::ghostsAreSeen);
    hands().press("M-g");
  }

  private boolean ghostsAreSeen() throws IOException, InterruptedException {
    hands().press("M-p");
    BufferedImage with = probe().scene();
    hands().press("M-g");
    int difference = PlayedProgram.difference(with, probe().scene());
    hands().press("M-g", "M-p");
    return difference > 10 * A_LITTLE;
  }

  /** Saves the last seconds of the game as a clip. */
  @Test
  default void aClipIsKept() throws Exception {
    beginOnTheShore();
    // A clip of a still picture would have a single frame.
    hands().point(PLANKS_X, PLANKS_Y);
    hands().click(1);
    SavedGame before = probe().saved();
    probe()
        .await(
            "a second of walking",
            saved ->
                saved.state().session().jiffies()
                    > before.state().session().jiffies() + JIFFIES_A_SECOND);
    hands().press("M-v");
    String png = new String(program().clip(), StandardCharsets.ISO_8859_1);
    assertThat(png).startsWith("\u0089PNG").contains("acTL").contains("fdAT");
  }
}
