package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.integration.Bowsprit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests plugins that load successfully and fail later. The game continues with a one-line message,
 * and every iteration is the same as without the plugins. {@link BrokenPluginsIT} tests plugins
 * that cannot be loaded, and {@link StuckPluginsIT} tests plugins that block.
 */
class FailingPluginsIT {

  @TempDir private static Path work;
  private static byte[] expectedTrace;

  @TempDir private Path folder;

  /** Records the trace of a game without external plugins. */
  @BeforeAll
  static void recordTraceWithoutPlugins() throws IOException {
    Path trace = work.resolve("healthy.jsonl");
    Bowsprit.Run run = run(work, "--trace", trace.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    expectedTrace = Files.readAllBytes(trace);
  }

  @ParameterizedTest(name = "a router that {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          throws                | | throw new IllegalStateException("lost");   | it threw IllegalStateException (lost)
          throws while it prepares | if (true) throw new IllegalStateException("lost"); | return null; | it threw IllegalStateException (lost)
          returns nothing       | | return null;                               | it returned null
          prepares nothing      | if (true) return null; | return null;         | it returned null
          recurses without end  | | deeper(0); return null;                    | it threw StackOverflowError
          uses all memory       | | List<long[]> all = new ArrayList<>(); while (true) all.add(new long[Integer.MAX_VALUE - 8]); | it threw OutOfMemoryError (Java heap space)
          throws a checked exception | | Bad.<RuntimeException>sneak(new Exception("sneaky")); return null; | it threw UndeclaredThrowableException (Exception: sneaky)
          throws an Error       | | throw new Error("all hands");              | it threw Error (all hands)
          never returns         | | while (true) Thread.onSpinWait();          | it took longer than 2000 ms
          sleeps through interrupts | | while (true) try { Thread.sleep(9999); } catch (InterruptedException e) { } | it took longer than 2000 ms
          starts its route at another point | | return Route.straight(RouteRequest.of(1, 2, 3, 4), Reason.DIRECT); | its route starts at Point[x=1, y=2], not at
          """)
  void eachFailedRouteOfARouterIsReplaced(
      String description, String prepareCode, String routeCode, String message) throws IOException {
    BadPlugin.router()
        .withCode("PREPARE", prepareCode)
        .withCode("ROUTE", routeCode)
        .writeTo(folder, "bad.jar");
    Path trace = folder.resolve("bad.jsonl");
    Path save = folder.resolve("bad.save");

    Bowsprit.Run run =
        run(
            folder,
            "--plugins",
            folder.toString(),
            "--router",
            "bad",
            "--trace",
            trace.toString(),
            "--save",
            save.toString());

    assertThat(run.err()).startsWith("Router \"bad\" failed: " + message);
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(trace).hasBinaryContent(expectedTrace);
    if (description.equals("never returns")) {
      assertSaveCanBeLoaded(save);
    }
  }

  @ParameterizedTest(name = "a renderer that fails while {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          presenting | | if (true) throw new IllegalStateException("torn sail"); | | renderer bad broke: IllegalStateException: torn sail
          polling    | | | if (true) throw new StackOverflowError();             | renderer bad broke: StackOverflowError
          opening    | if (true) throw new IllegalStateException("no sail"); | | | bad: it failed while opening: IllegalStateException: no sail
          """)
  void aFailingRendererEndsTheGameWithAMessage(
      String activity, String openCode, String presentCode, String pollCode, String message) {
    BadPlugin.renderer()
        .withCode("OPEN", openCode)
        .withCode("PRESENT", presentCode)
        .withCode("POLL", pollCode)
        .withCode("CLOSE", "throw new IllegalStateException(\"never\");")
        .writeTo(folder, "bad.jar");

    Bowsprit.Run run = play("--renderer", "bad", "--audio", "silent");

    assertThat(run.err()).contains(message).doesNotContain("\tat ");
    assertThat(run.exitCode()).isEqualTo(4);
  }

  @ParameterizedTest(name = "a sound device that {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          throws an exception | throw new IllegalStateException("a string broke"); | no more sound: IllegalStateException: a string broke
          throws an Error     | throw new Error("drum burst");                    | no more sound: Error: drum burst
          """)
  void aFailingSoundDeviceIsReplacedBySilence(
      String description, String writeCode, String message) {
    BadPlugin.audio().withCode("WRITE", writeCode).writeTo(folder, "bad.jar");

    Bowsprit.Run run =
        play("--audio", "bad", "--renderer", "headless", "--renderer-option", "headless.frames=30");

    assertThat(run.err()).contains(message).doesNotContain("\tat ");
    assertThat(run.exitCode()).isZero();
  }

  @ParameterizedTest(name = "a music device that {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fails while opening | if (true) throw new Error("no hull"); | | Error: no hull
          throws an exception | | throw new IllegalStateException("a string broke"); | IllegalStateException: a string broke
          throws an Error | | throw new StackOverflowError();      | StackOverflowError
          """)
  void aFailingMusicDeviceIsReplacedByAdlib(
      String description, String openCode, String renderCode, String message) {
    BadPlugin.music()
        .withCode("OPEN", openCode)
        .withCode("RENDER", renderCode)
        .writeTo(folder, "bad.jar");

    Bowsprit.Run run =
        play(
            "--music",
            "bad",
            "--audio",
            "silent",
            "--renderer",
            "headless",
            "--renderer-option",
            "headless.frames=60");

    assertThat(run.err())
        .containsOnlyOnce("music bad: " + message + "; adlib plays instead\n")
        .doesNotContain("\tat ");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void theOutputOfPluginsIsNotPartOfTheResultAndIsLimitedInTheLog() throws IOException {
    String code =
        """
        System.out.println("spoilt");
        org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger("chatty");
        for (int i = 0; i < 50000; i++) { log.warn("a line that nobody needs, number {}", i); }
        """;
    PluginJar.withRouter("chatty", code).writeTo(folder, "chatty.jar");

    Bowsprit.Run run =
        Bowsprit.run(folder, "plugins", "list", "--json", "--plugins", folder.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("{").doesNotContain("spoilt");
    assertThat(run.err()).contains("spoilt");
    List<String> log = Files.readAllLines(folder.resolve("bowsprit/bowsprit.log"));
    assertThat(log).filteredOn(line -> line.contains("nobody needs")).hasSizeBetween(1, 1_200);
    assertThat(log)
        .anyMatch(line -> line.contains("Plugins log too many lines (the last one: chatty"));
  }

  @Test
  void aPluginWhoseConstructorNeverReturnsIsSkipped() {
    String code = "while (true) try { Thread.sleep(9999); } catch (InterruptedException e) { }";
    PluginJar.withRouter("stuck", code).writeTo(folder, "stuck.jar");

    Bowsprit.Run run = run(folder, "--plugins", folder.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(doctorOutput()).contains("skipped stuck.jar: did not end within 10 seconds");
  }

  @Test
  void librariesOfAPluginDoNotAffectTheHost() {
    String fakeClass =
        "package %s; public class %s { public static String who() { return \"own\"; } }";
    String constructorBody =
        """
        if (!com.fasterxml.jackson.databind.ObjectMapper.who().equals("own")) throw new Error();
        if (!com.google.common.collect.ImmutableList.who().equals("own")) throw new Error();
        org.slf4j.LoggerFactory.getLogger("own").info("the host's log still");
        """;
    PluginJar.withId("library-bringer")
        .withSource(
            "sample.SampleRouter", PluginJar.routerSource("library-bringer", constructorBody))
        .withSource(
            "com.fasterxml.jackson.databind.ObjectMapper",
            fakeClass.formatted("com.fasterxml.jackson.databind", "ObjectMapper"))
        .withSource(
            "com.google.common.collect.ImmutableList",
            fakeClass.formatted("com.google.common.collect", "ImmutableList"))
        .withEntry("org/slf4j/LoggerFactory.class", "no class".getBytes(StandardCharsets.UTF_8))
        .withEntry("org/bowsprit/pathfinding/Route.class", "none".getBytes(StandardCharsets.UTF_8))
        .writeTo(folder, "library-bringer.jar");

    assertThat(doctorOutput()).contains("ok      library-bringer.jar");
  }

  /**
   * Checks that a game that was saved with the bad plugin can be loaded and continued without the
   * plugin.
   */
  private void assertSaveCanBeLoaded(Path save) {
    Bowsprit.Run run =
        Bowsprit.run(folder, "run", "walklab", "--ticks", "5", "--load", save.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\"ticks\" : 155");
  }

  private String doctorOutput() {
    return Bowsprit.run(folder, "plugins", "doctor", "--plugins", folder.toString()).out();
  }

  private Bowsprit.Run play(String... options) {
    List<String> arguments =
        new ArrayList<>(List.of("play", "walklab", "--plugins", folder.toString()));
    arguments.addAll(List.of(options));
    return Bowsprit.run(folder, arguments.toArray(String[]::new));
  }

  /** Runs a game until several walks have been made. */
  private static Bowsprit.Run run(Path state, String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of("run", "walklab", "--ticks", "150", "--boot-param", "100", "--seed", "7"));
    arguments.addAll(List.of(options));
    return Bowsprit.run(state, arguments.toArray(String[]::new));
  }
}
