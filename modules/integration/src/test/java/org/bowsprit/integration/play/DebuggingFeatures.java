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
    BufferedImage sceneWithoutParts = probe().scene();
    for (String key : new String[] {"M-b", "M-o", "M-z", "M-a", "M-i"}) {
      input().press(key);
      assertThat(ProgramUnderTest.difference(sceneWithoutParts, probe().scene()))
          .as("the number of changed pixels after " + key)
          .isGreaterThan(MIN_DIFFERENT_PIXELS);
      input().press(key);
      assertThat(ProgramUnderTest.difference(sceneWithoutParts, probe().scene()))
          .as("the number of changed pixels after a second " + key)
          .isZero();
    }
    input().press("M-p");
  }

  /**
   * Selects another router. Shows ghosts, which are pictures of ego that follow the routes of the
   * other routers.
   */
  @Test
  default void theRouterCanBeChangedAndGhostsCanBeShown() throws Exception {
    startOnTheShore();
    assertThat(probe().quickSave().state().legByLeg()).isFalse();
    input().press("M-r");
    probe().await("the classic router", saved -> saved.state().legByLeg());
    input().press("M-g");
    input().moveMouse(PLANKS_X, PLANKS_Y);
    input().click(1);
    ProgramUnderTest.await("the ghosts in the picture", this::areGhostsVisible);
    input().press("M-g");
  }

  private boolean areGhostsVisible() throws IOException, InterruptedException {
    input().press("M-p");
    BufferedImage sceneWithGhosts = probe().scene();
    input().press("M-g");
    int difference = ProgramUnderTest.difference(sceneWithGhosts, probe().scene());
    input().press("M-g", "M-p");
    return difference > 10 * MIN_DIFFERENT_PIXELS;
  }

  /** Saves the last seconds of the game as a clip. */
  @Test
  default void theLastSecondsAreSavedAsAClip() throws Exception {
    startOnTheShore();
    // A clip of a still picture would have a single frame.
    input().moveMouse(PLANKS_X, PLANKS_Y);
    input().click(1);
    SavedGame savedBefore = probe().quickSave();
    probe()
        .await(
            "one second of ego's walk",
            saved ->
                saved.state().session().jiffies()
                    > savedBefore.state().session().jiffies() + JIFFIES_PER_SECOND);
    input().press("M-v");
    String clip = new String(program().awaitClip(), StandardCharsets.ISO_8859_1);
    assertThat(clip).startsWith("\u0089PNG").contains("acTL").contains("fdAT");
  }
}
