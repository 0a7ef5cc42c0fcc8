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
 * Debugs a game that was created from a template. Uses the assembled program, as an editor does.
 */
@Timeout(300)
class DebugAdapterIT {

  /** A script that counts iterations and fails once. */
  private static final String CLOCK =
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
  void makeGame() throws IOException {
    Path sources = folder.resolve("ship");
    Bowsprit.Run made =
        Bowsprit.run(folder, "new-game", sources.toString(), "--template", "adventure");
    assertThat(made.exitCode()).as(made.err()).isZero();
    game = sources.resolve("game.bow");
    cabin = sources.resolve("rooms/cabin/room.bow");
    Files.writeString(
        game,
        Files.readString(game)
                .replace("  loadRoom(cabin)", "  start beat()\n  start steady()\n  loadRoom(cabin)")
            + CLOCK);
  }

  private int line(Path file, String text, int times) throws IOException {
    List<String> lines = Files.readAllLines(file);
    int seen = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(text) && ++seen == times) {
        return i + 1;
      }
    }
    throw new AssertionError("no line '" + text + "' in " + file);
  }

  @Test
  void aGameIsDebuggedByItsSources() throws Exception {
    int entered = line(cabin, "entered = 1", 1);
    try (Editor editor = new Editor()) {
      editor.launch();
      editor.breakAt(cabin, "\"line\":" + entered + ",\"condition\":\"!entered\"");
      editor.ask("setExceptionBreakpoints", "{\"filters\":[\"fault\"]}");
      editor.ask("configurationDone", "{}");

      editor.stopped("breakpoint");
      JsonNode frames = editor.frames();
      assertThat(frames.get(0).path("source").path("path").asText())
          .isEqualTo(cabin.toRealPath().toString());
      assertThat(editor.places())
          .startsWith("cabin entry:" + entered, "begin:" + line(game, "  loadRoom(cabin)", 1));
      assertThat(editor.evaluate("entered")).isEqualTo("0");

      editor.go("next");
      assertThat(editor.places().get(0)).isEqualTo("cabin entry:" + (entered + 1));
      assertThat(editor.evaluate("entered")).isEqualTo("1");
      assertThat(editor.evaluate("lastWrite entered"))
          .contains("by cabin entry cabin.bow:" + entered);
      editor.go("stepBack");
      assertThat(editor.places().get(0)).isEqualTo("cabin entry:" + entered);
      editor.ask("setExpression", "{\"expression\":\"beats\",\"value\":\"5\"}");
      editor.go("stepOut");
      assertThat(editor.places().get(0)).startsWith("begin:");

      editor.ask("continue", "{\"threadId\":1}");
      assertThat(editor.stopped("exception").path("text").asText())
          .contains("beat game.bow:" + line(game, "beats == 10", 1));

      editor.program.send("{\"seq\":");
      assertThat(editor.answer(0).path("success").asBoolean(true)).isFalse();
      editor.ask("disconnect", "{}");
      assertThat(editor.program.process().waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(editor.program.process().exitValue()).isZero();
    }
  }

  @Test
  void itGoesBackTenMinutesInASecond() throws Exception {
    int yield = line(game, "yield", 2);
    try (Editor editor = new Editor()) {
      editor.launch();
      editor.breakAt(
          game,
          "\"line\":" + yield + ",\"hitCondition\":\"30\",\"logMessage\":\"beat {beats}\"",
          "\"line\":" + yield + ",\"hitCondition\":\"9000\"");
      editor.ask("configurationDone", "{}");
      assertThat(editor.event("output").path("output").asText()).startsWith("beat ");
      editor.stopped("breakpoint");

      Instant start = Instant.now();
      editor.go("stepBack");
      Duration step = Duration.between(start, Instant.now());
      assertThat(editor.places().get(0)).isEqualTo("steady:" + (yield - 1));

      editor.breakAt(game, "\"line\":" + (yield - 1) + ",\"condition\":\"beats <= 6000\"");
      start = Instant.now();
      editor.go("reverseContinue");
      Duration back = Duration.between(start, Instant.now());
      assertThat(editor.evaluate("beats")).isEqualTo("5999");
      assertThat(step).isLessThan(Duration.ofSeconds(1));
      assertThat(back).isLessThan(Duration.ofSeconds(10));
    }
  }

  /** An editor that knows only the protocol. */
  private final class Editor implements AutoCloseable {

    private final List<JsonNode> events = new ArrayList<>();
    private final FramedProgram program = new FramedProgram(folder, "debug-adapter");
    private int sent;

    Editor() throws IOException {}

    void launch() throws IOException {
      ask("initialize", "{\"adapterID\":\"bowsprit\"}");
      ask(
          "launch",
          "{\"program\":\"" + game.getParent() + "\",\"renderer\":\"headless\",\"fast\":true}");
      event("initialized");
    }

    void breakAt(Path file, String... breakpoints) throws IOException {
      JsonNode told =
          ask(
              "setBreakpoints",
              "{\"source\":{\"path\":\"%s\"},\"breakpoints\":[{%s}]}"
                  .formatted(file, String.join("},{", breakpoints)));
      told.path("breakpoints")
          .forEach(each -> assertThat(each.path("verified").asBoolean()).isTrue());
    }

    void go(String command) throws IOException {
      ask(command, "{\"threadId\":1}");
      event("stopped");
    }

    JsonNode stopped(String reason) throws IOException {
      JsonNode stopped = event("stopped");
      assertThat(stopped.path("reason").asText()).isEqualTo(reason);
      return stopped;
    }

    JsonNode frames() throws IOException {
      return ask("stackTrace", "{\"threadId\":1}").path("stackFrames");
    }

    List<String> places() throws IOException {
      List<String> places = new ArrayList<>();
      frames()
          .forEach(
              frame -> places.add(frame.path("name").asText() + ":" + frame.path("line").asInt()));
      return places;
    }

    String evaluate(String expression) throws IOException {
      return ask("evaluate", "{\"expression\":\"" + expression + "\"}").path("result").asText();
    }

    JsonNode ask(String command, String arguments) throws IOException {
      int number = ++sent;
      program.send(
          "{\"seq\":%d,\"type\":\"request\",\"command\":\"%s\",\"arguments\":%s}"
              .formatted(number, command, arguments));
      JsonNode answer = answer(number);
      assertThat(answer.path("success").asBoolean()).as(answer.toString()).isTrue();
      return answer.path("body");
    }

    JsonNode answer(int number) throws IOException {
      for (JsonNode next = program.next(); ; next = program.next()) {
        if (next.path("type").asText().equals("event")) {
          events.add(next);
        } else if (next.path("request_seq").asInt() == number) {
          return next;
        }
      }
    }

    JsonNode event(String name) throws IOException {
      while (true) {
        JsonNode event = events.isEmpty() ? program.next() : events.remove(0);
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
