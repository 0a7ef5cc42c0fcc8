package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests plugins that never return from a call. The game continues without the plugin. If the game
 * needs the plugin, the game is saved and ends. The program names the plugin in one line.
 */
class StuckPluginsIT {

  /**
   * Code that never returns and ignores interrupts. It sleeps, so that the tests do not keep the
   * processor busy.
   */
  private static final String SLEEP_FOREVER_CODE =
      "while (true) try { Thread.sleep(9999); } catch (InterruptedException e) { }";

  private static final String SPIN_FOREVER_CODE = "while (true) Thread.onSpinWait();";
  private static final String STUCK_AFTER_SIXTY_CALLS =
      "if (Integer.getInteger(\"calls\", 0) > 60) { STUCK }"
          + "System.setProperty(\"calls\", \"\" + (Integer.getInteger(\"calls\", 0) + 1));";

  @TempDir private static Path work;

  /** A saved game after the title, because the program does not save a game in its title. */
  private static String saveAfterTitle;

  @TempDir private Path folder;

  @BeforeAll
  static void saveGameAfterTitle() {
    saveAfterTitle = work.resolve("begun.save").toString();
    Bowsprit.Run run =
        Bowsprit.run(
            work,
            "run",
            "gannet-rock",
            "--ticks",
            "600",
            "--input",
            Checkout.root().resolve("games/gannet-rock/playthrough.txt").toString(),
            "--save",
            saveAfterTitle);
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @ParameterizedTest(name = "a renderer that is stuck in {0}")
  @CsvSource({"PRESENT, present", "POLL, poll"})
  void aStuckRendererEndsTheGameAndTheGameIsSaved(String method, String call) {
    BadPlugin.renderer()
        .withCode(method, STUCK_AFTER_SIXTY_CALLS.replace("STUCK", SLEEP_FOREVER_CODE))
        .writeTo(folder, "bad.jar");

    Bowsprit.Run run = play("--load", saveAfterTitle, "--renderer", "bad", "--audio", "silent");

    assertThat(run.err())
        .containsOnlyOnce("renderer bad broke: " + call + " did not return within 1 second\n")
        .contains("the game ends here: no renderer could be opened", "Autosaved.")
        .endsWith("bowsprit: renderers broke: bad\n")
        .doesNotContain("\tat ");
    assertThat(run.exitCode()).isEqualTo(4);
    assertGameContinuesFrom("auto-1");
  }

  @Test
  void aStuckRendererIsReplacedByAnotherRenderer() {
    BadPlugin.renderer().withCode("PRESENT", SLEEP_FOREVER_CODE).writeTo(folder, "bad.jar");
    String closeAfterSixtyCalls =
        "if (Integer.getInteger(\"calls\", 0) > 60) sink.accept(new HostEvent.Close());"
            + "System.setProperty(\"calls\", \"\" + (Integer.getInteger(\"calls\", 0) + 1));";
    String source =
        BadPlugin.renderer()
            .withCode("POLL", closeAfterSixtyCalls)
            .withCode("return 0;", "return 100;")
            .source();
    PluginJar.withId("good")
        .withSource("sample.Good", source.replace("Bad", "Good").replace("\"bad\"", "\"good\""))
        .writeTo(folder, "good.jar");

    Bowsprit.Run run = play("--load", saveAfterTitle, "--renderer", "bad", "--audio", "silent");

    assertThat(run.err())
        .containsSubsequence(
            "renderer: bad\n",
            "renderer bad broke: present did not return within 1 second\n",
            "renderer: good\n",
            "Autosaved.\n");
    assertThat(run.exitCode()).isEqualTo(4);
    assertGameContinuesFrom("auto-1");
  }

  @Test
  void aRendererStuckWhileOpeningIsSkipped() {
    BadPlugin.renderer()
        .withCode("OPEN", "if (true) " + SLEEP_FOREVER_CODE)
        .writeTo(folder, "bad.jar");

    Bowsprit.Run run = play("--renderer", "bad", "--audio", "silent");

    assertThat(run.err())
        .contains("bad: it failed while opening: open did not return within 1 second");
    assertThat(run.exitCode()).isEqualTo(4);
  }

  @Test
  void aRendererStuckWhileClosingDoesNotKeepTheProgramAlive() {
    BadPlugin.renderer()
        .withCode("POLL", "sink.accept(new HostEvent.Close());")
        .withCode("CLOSE", SPIN_FOREVER_CODE)
        .writeTo(folder, "bad.jar");

    Bowsprit.Run run = play("--renderer", "bad", "--audio", "silent");

    assertThat(run.err()).contains("renderer bad broke: close did not return within 1 second\n");
    assertThat(run.exitCode()).isEqualTo(4);
  }

  @ParameterizedTest(name = "a sound device that is stuck in {0}")
  @CsvSource({
    "WRITE, no more sound: write",
    "QUEUED, no more sound: queuedFrames",
    "OPEN, no sound (bad: open",
    "CLOSE, it could not be closed: close"
  })
  void aStuckSoundDeviceIsReplacedBySilence(String method, String message) {
    String code = method.equals("OPEN") ? "if (true) " + SLEEP_FOREVER_CODE : SLEEP_FOREVER_CODE;
    BadPlugin.audio().withCode(method, code).writeTo(folder, "bad.jar");

    Bowsprit.Run run =
        play("--audio", "bad", "--renderer", "headless", "--renderer-option", "headless.frames=30");

    assertThat(run.err())
        .containsOnlyOnce(message + " did not return within 5 seconds")
        .doesNotContain("\tat ");
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @ParameterizedTest(name = "a music device that is stuck in {1}")
  @CsvSource({"OPEN, open", "RENDER, render", "PARTS, render"})
  void aStuckMusicDeviceIsReplacedByAdlib(String method, String call) {
    String code = method.equals("RENDER") ? SLEEP_FOREVER_CODE : "if (true) " + SLEEP_FOREVER_CODE;
    BadPlugin.music().withCode(method, code).writeTo(folder, "bad.jar");

    Bowsprit.Run run =
        play(
            "--music",
            "bad",
            "--audio",
            "silent",
            "--renderer",
            "headless",
            "--renderer-option",
            "headless.frames=300");

    assertThat(run.err())
        .containsOnlyOnce(
            "music bad: " + call + " did not return within 5 seconds; adlib plays instead\n")
        .doesNotContain("\tat ");
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @Test
  void theShutdownHooksOfAPluginDoNotKeepTheProgramAlive() {
    String hook =
        "Runtime.getRuntime().addShutdownHook(new Thread(() -> { " + SLEEP_FOREVER_CODE + " }));";
    PluginJar.withRouter("clinging", hook).writeTo(folder, "clinging.jar");

    Bowsprit.Run run = Bowsprit.run(folder, "plugins", "list", "--plugins", folder.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("clinging");
  }

  private void assertGameContinuesFrom(String slot) {
    Bowsprit.Run run =
        play(
            "--load",
            slot,
            "--audio",
            "silent",
            "--renderer",
            "headless",
            "--renderer-option",
            "headless.frames=3");

    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  /** Plays the bundled game. */
  private Bowsprit.Run play(String... options) {
    List<String> arguments = new ArrayList<>(List.of("play", "--plugins", folder.toString()));
    arguments.addAll(List.of(options));
    return Bowsprit.run(folder, arguments.toArray(String[]::new));
  }
}
