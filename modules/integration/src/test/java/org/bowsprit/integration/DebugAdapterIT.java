package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the debugger of the assembled program with a game that was created from a template. The
 * requests are sent with the Debug Adapter Protocol.
 */
@Timeout(300)
class DebugAdapterIT {

  /** Two scripts that count iterations. The script {@code beat} also fails once. */
  private static final String COUNTER_SCRIPTS =
      """
      var beats
      script beat {
        loop {
          beats++
          if beats == 10 { putActorInRoom(99, 1) }
          yield
        }
      }
      script steady {
        loop {
          beats++
          yield
        }
      }
      """;

  @TempDir private Path folder;

  private Path game;
  private Path cabin;

  @BeforeEach
  void createGame() throws IOException {
    Path sources = folder.resolve("ship");
    Bowsprit.Run run =
        Bowsprit.run(folder, "new-game", sources.toString(), "--template", "adventure");
    assertThat(run.exitCode()).as(run.err()).isZero();
    game = sources.resolve("game.bow");
    cabin = sources.resolve("rooms/cabin/room.bow");
    Files.writeString(
        game,
        Files.readString(game)
                .replace("  loadRoom(cabin)", "  start beat()\n  start steady()\n  loadRoom(cabin)")
            + COUNTER_SCRIPTS);
  }

  private int lineNumber(Path file, String text, int occurrence) throws IOException {
    List<String> lines = Files.readAllLines(file);
    int count = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(text) && ++count == occurrence) {
        return i + 1;
      }
    }
    throw new AssertionError("no line contains '" + text + "' in " + file);
  }

  @Test
  void breakpointsAndStepsReferToTheSources() throws Exception {
    int entryLine = lineNumber(cabin, "entered = 1", 1);
    try (Editor editor = new Editor()) {
      editor.launch();
      editor.setBreakpoints(cabin, "\"line\":" + entryLine + ",\"condition\":\"!entered\"");
      editor.request("setExceptionBreakpoints", "{\"filters\":[\"fault\"]}");
      editor.request("configurationDone", "{}");

      editor.awaitStop("breakpoint");
      JsonNode frames = editor.frames();
      assertThat(frames.get(0).path("source").path("path").asText())
          .isEqualTo(cabin.toRealPath().toString());
      assertThat(editor.locations())
          .startsWith(
              "cabin entry:" + entryLine, "begin:" + lineNumber(game, "  loadRoom(cabin)", 1));
      assertThat(editor.evaluate("entered")).isEqualTo("0");

      editor.runUntilStopped("next");
      assertThat(editor.locations().get(0)).isEqualTo("cabin entry:" + (entryLine + 1));
      assertThat(editor.evaluate("entered")).isEqualTo("1");
      assertThat(editor.evaluate("lastWrite entered"))
          .contains("by cabin entry cabin.bow:" + entryLine);
      editor.runUntilStopped("stepBack");
      assertThat(editor.locations().get(0)).isEqualTo("cabin entry:" + entryLine);
      editor.request("setExpression", "{\"expression\":\"beats\",\"value\":\"5\"}");
      editor.runUntilStopped("stepOut");
      assertThat(editor.locations().get(0)).startsWith("begin:");

      editor.request("continue", "{\"threadId\":1}");
      assertThat(editor.awaitStop("exception").path("text").asText())
          .contains("beat game.bow:" + lineNumber(game, "beats == 10", 1));

      editor.program.send("{\"seq\":");
      assertThat(editor.response(0).path("success").asBoolean(true)).isFalse();
      editor.request("disconnect", "{}");
      assertThat(editor.program.process().waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(editor.program.process().exitValue()).isZero();
    }
  }

  @Test
  void theDebuggerStepsBackWithinASecondAfterTenMinutes() throws Exception {
    int yieldLine = lineNumber(game, "yield", 2);
    try (Editor editor = new Editor()) {
      editor.launch();
      editor.setBreakpoints(
          game,
          "\"line\":" + yieldLine + ",\"hitCondition\":\"30\",\"logMessage\":\"beat {beats}\"",
          "\"line\":" + yieldLine + ",\"hitCondition\":\"9000\"");
      editor.request("configurationDone", "{}");
      assertThat(editor.awaitEvent("output").path("output").asText()).startsWith("beat ");
      editor.awaitStop("breakpoint");

      Instant start = Instant.now();
      editor.runUntilStopped("stepBack");
      Duration stepDuration = Duration.between(start, Instant.now());
      assertThat(editor.locations().get(0)).isEqualTo("steady:" + (yieldLine - 1));

      editor.setBreakpoints(
          game, "\"line\":" + (yieldLine - 1) + ",\"condition\":\"beats <= 6000\"");
      start = Instant.now();
      editor.runUntilStopped("reverseContinue");
      Duration reverseContinueDuration = Duration.between(start, Instant.now());
      assertThat(editor.evaluate("beats")).isEqualTo("5999");
      assertThat(stepDuration).isLessThan(Duration.ofSeconds(1));
      assertThat(reverseContinueDuration).isLessThan(Duration.ofSeconds(10));
    }
  }

  /** An editor that is connected to the debug adapter of the assembled program. */
  private final class Editor implements AutoCloseable {

    private final List<JsonNode> events = new ArrayList<>();
    private final JsonMessageProgram program = new JsonMessageProgram(folder, "debug-adapter");
    private int requestCount;

    Editor() throws IOException {}

    void launch() throws IOException {
      request("initialize", "{\"adapterID\":\"bowsprit\"}");
      request(
          "launch",
          "{\"program\":\"" + game.getParent() + "\",\"renderer\":\"headless\",\"fast\":true}");
      awaitEvent("initialized");
    }

    void setBreakpoints(Path file, String... breakpoints) throws IOException {
      JsonNode response =
          request(
              "setBreakpoints",
              "{\"source\":{\"path\":\"%s\"},\"breakpoints\":[{%s}]}"
                  .formatted(file, String.join("},{", breakpoints)));
      response
          .path("breakpoints")
          .forEach(breakpoint -> assertThat(breakpoint.path("verified").asBoolean()).isTrue());
    }

    void runUntilStopped(String command) throws IOException {
      request(command, "{\"threadId\":1}");
      awaitEvent("stopped");
    }

    JsonNode awaitStop(String reason) throws IOException {
      JsonNode stopEvent = awaitEvent("stopped");
      assertThat(stopEvent.path("reason").asText()).isEqualTo(reason);
      return stopEvent;
    }

    JsonNode frames() throws IOException {
      return request("stackTrace", "{\"threadId\":1}").path("stackFrames");
    }

    List<String> locations() throws IOException {
      List<String> locations = new ArrayList<>();
      frames()
          .forEach(
              frame ->
                  locations.add(frame.path("name").asText() + ":" + frame.path("line").asInt()));
      return locations;
    }

    String evaluate(String expression) throws IOException {
      return request("evaluate", "{\"expression\":\"" + expression + "\"}").path("result").asText();
    }

    JsonNode request(String command, String arguments) throws IOException {
      int number = ++requestCount;
      program.send(
          "{\"seq\":%d,\"type\":\"request\",\"command\":\"%s\",\"arguments\":%s}"
              .formatted(number, command, arguments));
      JsonNode response = response(number);
      assertThat(response.path("success").asBoolean()).as(response.toString()).isTrue();
      return response.path("body");
    }

    JsonNode response(int number) throws IOException {
      for (JsonNode message = program.nextMessage(); ; message = program.nextMessage()) {
        if (message.path("type").asText().equals("event")) {
          events.add(message);
        } else if (message.path("request_seq").asInt() == number) {
          return message;
        }
      }
    }

    JsonNode awaitEvent(String name) throws IOException {
      while (true) {
        JsonNode event = events.isEmpty() ? program.nextMessage() : events.remove(0);
        if (event.path("event").asText().equals(name)) {
          return event.path("body");
        }
      }
    }

    @Override
    public void close() {
      program.close();
    }
  }
}
