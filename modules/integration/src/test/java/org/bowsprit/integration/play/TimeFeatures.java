package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.function.DoublePredicate;
import org.bowsprit.engine.save.SavedGame;
import org.junit.jupiter.api.Test;

/** Tests pausing, stepping, fast forward, rewinding and skipping cutscenes. */
interface TimeFeatures extends FeatureContext {

  /** An action of the player. */
  @FunctionalInterface
  interface Action {
    void perform() throws IOException, InterruptedException;
  }

  @Test
  default void cutscenesCanBeSkipped() throws Exception {
    start(List.of("gannet-rock"));
    SavedGame shore =
        probe()
            .await(
                "the shore, where the player controls ego",
                saved -> {
                  boolean playerHasControl = saved.state().machine().userput() > 0;
                  if (playerHasControl && saved.header().roomName().equals("shore")) {
                    return true;
                  }
                  // The key of the first line starts a new game.
                  input().press(playerHasControl ? "1" : "Escape");
                  return false;
                });
    assertThat(shore.state().session().jiffies())
        .as("the game time at the shore, which is a minute if no cutscene is skipped")
        .isLessThan(45L * JIFFIES_PER_SECOND);
  }

  /** Pausing stops the game and dims the picture. Steps play single iterations. */
  @Test
  default void theGameCanBePausedAndStepped() throws Exception {
    startOnTheShore();
    BufferedImage brightScene = probe().scene();
    input().press("M-p");
    long ticks = probe().ticks();
    BufferedImage dimmedScene = probe().scene();
    assertThat(Probe.brightness(dimmedScene)).isLessThan(Probe.brightness(brightScene) * 3 / 4);
    assertThat(probe().ticks()).isEqualTo(ticks);
    assertThat(ProgramUnderTest.difference(dimmedScene, probe().scene())).isZero();
    input().press("M-n", "M-n", "M-n");
    assertThat(probe().ticks()).isEqualTo(ticks + 3);
    input().press("M-p");
    probe().await("the continued game", saved -> saved.state().session().ticks() > ticks + 3);
  }

  /** Tests both keys for fast forward. One toggles it; the other works while it is held down. */
  @Test
  default void fastForwardSpeedsUpTheGame() throws Exception {
    startOnTheShore();
    input().press("M-f");
    awaitSpeed("the fast game", () -> {}, speed -> speed > 2);
    input().press("M-f");
    awaitSpeed("the game at normal speed", () -> {}, speed -> speed < 1.5);
    awaitSpeed(
        "the fast game while a key is held down", () -> input().hold("M-h"), speed -> speed > 2);
    awaitSpeed(
        "the game at normal speed after the key was released", () -> {}, speed -> speed < 1.5);
  }

  /**
   * Waits until the speed of the game, as a multiple of its normal speed, meets a condition.
   * Returns this multiple.
   */
  private double awaitSpeed(String description, Action action, DoublePredicate condition)
      throws IOException, InterruptedException {
    double[] speed = new double[1];
    ProgramUnderTest.await(
        description,
        () -> {
          speed[0] = measureSpeed(action);
          return condition.test(speed[0]);
        });
    return speed[0];
  }

  private double measureSpeed(Action action) throws IOException, InterruptedException {
    long jiffiesBefore = probe().jiffies();
    long start = System.nanoTime();
    action.perform();
    Thread.sleep(400);
    long playedJiffies = probe().jiffies() - jiffiesBefore;
    double seconds = (System.nanoTime() - start) / 1e9;
    return playedJiffies / seconds / JIFFIES_PER_SECOND;
  }

  @Test
  default void rewindingGoesBackInTime() throws Exception {
    startOnTheShore();
    long startJiffies = probe().jiffies();
    input().press("M-f");
    probe()
        .await(
            "ten more seconds of the game",
            saved -> saved.state().session().jiffies() > startJiffies + 10L * JIFFIES_PER_SECOND);
    input().press("M-f");
    // The time is measured here, because the game runs at normal speed only after the key.
    long jiffiesBefore = probe().jiffies();
    input().press("M-t", "M-t");
    assertThat(probe().jiffies()).isLessThan(jiffiesBefore - 2L * JIFFIES_PER_SECOND);
  }
}
