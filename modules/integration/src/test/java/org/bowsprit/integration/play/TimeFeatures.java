package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.function.DoublePredicate;
import org.bowsprit.engine.save.SavedGame;
import org.junit.jupiter.api.Test;

/** Tests pausing, stepping, fast forward, rewinding and skipping scenes. */
interface TimeFeatures extends FeatureContext {

  /** An action of the player. */
  @FunctionalInterface
  interface Action {
    void perform() throws IOException, InterruptedException;
  }

  @Test
  default void scenesCanBeSkipped() throws Exception {
    start(List.of("gannet-rock"));
    SavedGame shore =
        probe()
            .await(
                "to be ego",
                saved -> {
                  boolean mayAct = saved.state().machine().userput() > 0;
                  if (mayAct && saved.header().roomName().equals("shore")) {
                    return true;
                  }
                  // The key of the first line starts a new game.
                  input().press(mayAct ? "1" : "Escape");
                  return false;
                });
    assertThat(shore.state().session().jiffies())
        .as("all scenes take a minute")
        .isLessThan(45L * JIFFIES_PER_SECOND);
  }

  /** Pausing stops the game and dims the picture. Steps play single iterations. */
  @Test
  default void theGameCanBePausedAndStepped() throws Exception {
    startOnTheShore();
    BufferedImage light = probe().scene();
    input().press("M-p");
    long ticks = probe().ticks();
    BufferedImage dim = probe().scene();
    assertThat(Probe.brightness(dim)).isLessThan(Probe.brightness(light) * 3 / 4);
    assertThat(probe().ticks()).isEqualTo(ticks);
    assertThat(ProgramUnderTest.difference(dim, probe().scene())).isZero();
    input().press("M-n", "M-n", "M-n");
    assertThat(probe().ticks()).isEqualTo(ticks + 3);
    input().press("M-p");
    probe().await("time to go on", saved -> saved.state().session().ticks() > ticks + 3);
  }

  /** Tests both keys for fast forward: one toggles it, the other works while it is held down. */
  @Test
  default void fastForwardSpeedsUpTheGame() throws Exception {
    startOnTheShore();
    input().press("M-f");
    awaitRate("fast", () -> {}, rate -> rate > 2);
    input().press("M-f");
    awaitRate("as usual", () -> {}, rate -> rate < 1.5);
    awaitRate("fast while a key is held", () -> input().hold("M-h"), rate -> rate > 2);
    awaitRate("as usual again", () -> {}, rate -> rate < 1.5);
  }

  /**
   * Waits until the speed of the game, as a multiple of its normal speed, meets a condition.
   * Returns this multiple.
   */
  private double awaitRate(String description, Action action, DoublePredicate condition)
      throws IOException, InterruptedException {
    double[] rate = new double[1];
    ProgramUnderTest.await(
        description,
        () -> {
          rate[0] = rate(action);
          return condition.test(rate[0]);
        });
    return rate[0];
  }

  private double rate(Action action) throws IOException, InterruptedException {
    long before = probe().jiffies();
    long start = System.nanoTime();
    action.perform();
    Thread.sleep(400);
    long played = probe().jiffies() - before;
    double seconds = (System.nanoTime() - start) / 1e9;
    return played / seconds / JIFFIES_PER_SECOND;
  }

  @Test
  default void rewindingGoesBackInTime() throws Exception {
    startOnTheShore();
    long start = probe().jiffies();
    input().press("M-f");
    probe()
        .await(
            "time to pass",
            saved -> saved.state().session().jiffies() > start + 10L * JIFFIES_PER_SECOND);
    input().press("M-f");
    // The measurement begins here, because the game runs at normal speed only from now on.
    long before = probe().jiffies();
    input().press("M-t", "M-t");
    assertThat(probe().jiffies()).isLessThan(before - 2L * JIFFIES_PER_SECOND);
  }
}
