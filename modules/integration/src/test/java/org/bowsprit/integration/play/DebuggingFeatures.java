package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.bowsprit.engine.save.SavedGame;
import org.junit.jupiter.api.Test;

/**
 * Tests the inside view (the debugging overlays), the selection of a router, ghosts (the paths of
 * the other routers), and clips of the last seconds.
 */
interface DebuggingFeatures extends FeatureContext {

  /** Shows and hides every part of the inside view over a paused game. */
  @Test
  default void eachPartOfTheInsideViewCanBeShownAndHidden() throws Exception {
    startOnTheShore();
    input().press("M-p");
    BufferedImage plain = probe().scene();
    for (String part : new String[] {"M-b", "M-o", "M-z", "M-a", "M-i"}) {
      input().press(part);
      assertThat(ProgramUnderTest.difference(plain, probe().scene()))
          .as(part)
          .isGreaterThan(MIN_DIFFERENCE);
      input().press(part);
      assertThat(ProgramUnderTest.difference(plain, probe().scene())).as(part + " again").isZero();
    }
    input().press("M-p");
  }

  /** Selects another router. Shows ghosts, which walk beside ego with each of the other routers. */
  @Test
  default void anotherRouterCanBeSelectedAndGhostsAreShown() throws Exception {
    startOnTheShore();
    assertThat(probe().quickSave().state().legByLeg()).isFalse();
    input().press("M-r");
    probe().await("the classic router", saved -> saved.state().legByLeg());
    input().press("M-g");
    input().moveMouse(PLANKS_X, PLANKS_Y);
    input().click(1);
    ProgramUnderTest.await("ghosts", this::areGhostsVisible);
    input().press("M-g");
  }

  private boolean areGhostsVisible() throws IOException, InterruptedException {
    input().press("M-p");
    BufferedImage withGhosts = probe().scene();
    input().press("M-g");
    int difference = ProgramUnderTest.difference(withGhosts, probe().scene());
    input().press("M-g", "M-p");
    return difference > 10 * MIN_DIFFERENCE;
  }

  /** Saves the last seconds of the game as a clip. */
  @Test
  default void savesAClip() throws Exception {
    startOnTheShore();
    // A clip of a still picture would have a single frame.
    input().moveMouse(PLANKS_X, PLANKS_Y);
    input().click(1);
    SavedGame before = probe().quickSave();
    probe()
        .await(
            "a second of walking",
            saved ->
                saved.state().session().jiffies()
                    > before.state().session().jiffies() + JIFFIES_PER_SECOND);
    input().press("M-v");
    String png = new String(program().clip(), StandardCharsets.ISO_8859_1);
    assertThat(png).startsWith("\u0089PNG").contains("acTL").contains("fdAT");
  }
}
