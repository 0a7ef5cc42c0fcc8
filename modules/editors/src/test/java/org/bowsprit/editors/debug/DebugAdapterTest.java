package org.bowsprit.editors.debug;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the debugger. The requests are sent with the Debug Adapter Protocol. */
@Timeout(60)
class DebugAdapterTest {

  private static final String GAME =
      """
      var score, round
      bit seen
      script boot {
        score = 1
        count(3)
        start counting(2)
        loadRoom(cellar)
      }
      script count(most) {
        var sum = 0
        for i = 1 to most {
          sum += i
        }
        score = sum
        say debugger "counted"
      }
      script counting(pace) {
        loop {
          round += pace
          yield
          if round == 2000 {
            putActorInRoom(99, 1)
          }
        }
      }
      """;
  private static final String CELLAR =
      """
      room cellar {
        size 320, 144
        var depth
        entry {
          depth = score + 4
          seen = 1
        }
      }
      """;

  @TempDir private Path folder;

  private Path game;
  private Path cellar;

  @BeforeEach
  void writeSources() throws IOException {
    game = Files.writeString(folder.resolve("game.bow"), GAME);
    cellar = Files.createDirectories(folder.resolve("rooms/cellar")).resolve("room.bow");
    Files.writeString(cellar, CELLAR);
  }

  @Test
  void theCallStackAndVariablesAreShownAtABreakpoint() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(game, "'line':12,'condition':'i == 2'");
      editor.finishConfiguration();

      assertThat(editor.awaitStop()).isEqualTo("breakpoint count:12");
      assertThat(editor.callStack()).containsExactly("count:12", "boot:5");
      assertThat(editor.variables(1, "Locals")).containsExactly("most=3", "sum=1", "i=2");
      assertThat(editor.variables(2, "Locals")).isEmpty();
      assertThat(editor.variables(1, "Globals")).contains("score=1", "round=0", "cellar.depth=0");
      assertThat(editor.variables(1, "Bits")).containsExactly("seen=0");
    }
  }

  @Test
  void eachStepEndsAtAStatement() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, ",'stopOnEntry':true");
      editor.finishConfiguration();

      assertThat(editor.awaitStop()).isEqualTo("entry boot:4");
      assertThat(editor.continueToStop("next")).isEqualTo("step boot:5");
      assertThat(editor.continueToStop("stepIn")).isEqualTo("step count:10");
      assertThat(editor.continueToStop("next")).isEqualTo("step count:11");
      assertThat(editor.continueToStop("stepOut")).isEqualTo("step boot:6");
      assertThat(editor.continueToStop("next")).isEqualTo("step boot:7");
      assertThat(editor.continueToStop("stepIn")).isEqualTo("step cellar entry:5");
      assertThat(editor.callStack()).containsExactly("cellar entry:5", "boot:7");
    }
  }

  @Test
  void steppingContinuesAfterTheScriptYields() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(game, "'line':19,'hitCondition':'5'");
      editor.finishConfiguration();

      assertThat(editor.awaitStop()).isEqualTo("breakpoint counting:19");
      assertThat(editor.evaluate("round")).isEqualTo("8");
      assertThat(editor.continueToStop("next")).isEqualTo("step counting:20");
      assertThat(editor.continueToStop("next")).isEqualTo("step counting:21");
      assertThat(editor.evaluate("round")).isEqualTo("10");
    }
  }

  @Test
  void aBreakpointInALineWithoutCodeMovesToTheNextLineWithCode() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      var breakpoints =
          editor.setBreakpoints(game, "'line':9", "'line':999", "'line':4,'condition':'score +'");

      assertThat(breakpoints.get(0).path("verified").asBoolean()).isTrue();
      assertThat(breakpoints.get(0).path("line").asInt()).isEqualTo(10);
      assertThat(breakpoints.get(1).path("verified").asBoolean()).isFalse();
      assertThat(breakpoints.get(1).path("message").asText())
          .isEqualTo("game.bow has no code in this line or a later one");
      assertThat(breakpoints.get(2).path("message").asText()).contains("expected a value");
    }
  }

  @Test
  void logMessagesAndTextsForTheDebuggerArePrinted() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(
          game, "'line':12,'logMessage':'{i} of {most}: {sum + i}, {nobody}'", "'line':6");
      editor.finishConfiguration();

      assertThat(editor.awaitEvent("output").path("output").asText())
          .startsWith("1 of 3: 1, {there is no variable 'nobody'");
      assertThat(editor.awaitEvent("output").path("output").asText()).startsWith("2 of 3: 3");
      assertThat(editor.awaitEvent("output").path("output").asText()).startsWith("3 of 3: 6");
      assertThat(editor.awaitEvent("output").path("output").asText()).isEqualTo("counted\n");
      assertThat(editor.awaitStop()).isEqualTo("breakpoint boot:6");
    }
  }

  @Test
  void variablesCanBeChanged() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(game, "'line':14");
      editor.setBreakpoints(cellar, "'line':6");
      editor.finishConfiguration();

      assertThat(editor.awaitStop()).isEqualTo("breakpoint count:14");
      editor.requestBody(
          "setVariable",
          "{'variablesReference':%d,'name':'sum','value':'sum * 2 + 1'}"
              .formatted(editor.variablesReference(1, "Locals")));
      assertThat(editor.variables(1, "Locals")).contains("sum=13");
      editor.requestBody("setExpression", "{'expression':'round','value':'0x10'}");
      assertThat(editor.evaluate("round + 1")).isEqualTo("17");

      assertThat(editor.continueToStop("continue")).isEqualTo("breakpoint cellar entry:6");
      assertThat(editor.evaluate("score")).isEqualTo("13");
      assertThat(editor.variables(1, "Room")).containsExactly("depth=17");
    }
  }

  @Test
  void theGameStopsAtADataBreakpointAndTheLastWriteIsShown() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, ",'stopOnEntry':true");
      editor.finishConfiguration();
      editor.awaitStop();
      assertThat(
              editor
                  .requestBody("dataBreakpointInfo", "{'name':'score'}")
                  .path("accessTypes")
                  .toString())
          .isEqualTo("[\"read\",\"write\",\"readWrite\"]");
      String dataId =
          editor.requestBody("dataBreakpointInfo", "{'name':'score'}").path("dataId").asText();
      editor.requestBody(
          "setDataBreakpoints",
          "{'breakpoints':[{'dataId':'" + dataId + "','condition':'score != 0'}]}");

      assertThat(editor.continueToStop("continue")).isEqualTo("data breakpoint count:14");
      assertThat(editor.evaluate("lastWrite score"))
          .isEqualTo("score: 1 became 6, by count game.bow:14 in iteration 0");
      assertThat(editor.evaluate("lastWrite seen"))
          .isEqualTo("seen has not been written by a script since the boot");
    }
  }

  @Test
  void theGameStopsAtAScriptFault() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.requestBody("setExceptionBreakpoints", "{'filters':['fault']}");
      editor.finishConfiguration();

      var stopEvent = editor.awaitEvent("stopped");
      assertThat(stopEvent.path("reason").asText()).isEqualTo("exception");
      assertThat(stopEvent.path("text").asText()).contains("counting game.bow:22");
      assertThat(editor.callStack()).containsExactly("counting:22");
      assertThat(editor.evaluate("round")).isEqualTo("2000");
    }
  }

  @Test
  void theGameStepsBackToStatementsAndBreakpoints() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(game, "'line':21,'condition':'round == 1600'");
      editor.finishConfiguration();

      assertThat(editor.awaitStop()).isEqualTo("breakpoint counting:21");
      assertThat(editor.continueToStop("stepBack")).isEqualTo("step counting:20");
      assertThat(editor.continueToStop("stepBack")).isEqualTo("step counting:19");
      assertThat(editor.evaluate("round")).isEqualTo("1598");
      assertThat(editor.continueToStop("next")).isEqualTo("step counting:20");
      assertThat(editor.evaluate("round")).isEqualTo("1600");

      editor.setBreakpoints(game, "'line':12,'condition':'i == 2'");
      Instant start = Instant.now();
      assertThat(editor.continueToStop("reverseContinue")).isEqualTo("breakpoint count:12");
      assertThat(Duration.between(start, Instant.now())).isLessThan(Duration.ofSeconds(10));
      assertThat(editor.callStack()).containsExactly("count:12", "boot:5");
      assertThat(editor.variables(1, "Locals")).containsExactly("most=3", "sum=1", "i=2");
      assertThat(editor.continueToStop("reverseContinue")).isEqualTo("entry boot:4");
      assertThat(editor.continueToStop("stepBack")).isEqualTo("entry boot:4");
      assertThat(editor.continueToStop("continue")).isEqualTo("breakpoint count:12");
    }
  }

  @Test
  void changedVariablesKeepTheirValuesWhenTheGameStepsBack() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(game, "'line':14");
      editor.finishConfiguration();
      editor.awaitStop();
      editor.requestBody("setExpression", "{'expression':'sum','value':'100'}");

      assertThat(editor.continueToStop("next")).isEqualTo("step count:15");
      assertThat(editor.evaluate("score")).isEqualTo("100");
      assertThat(editor.continueToStop("stepBack")).isEqualTo("step count:14");
      assertThat(editor.evaluate("sum")).isEqualTo("100");
    }
  }

  @Test
  void closingTheWindowEndsTheGame() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, ",'renderer':'window'");
      editor.setBreakpoints(game, "'line':21,'condition':'round == 800'");
      editor.finishConfiguration();

      assertThat(editor.awaitStop()).isEqualTo("breakpoint counting:21");
      assertThat(editor.continueToStop("stepBack")).isEqualTo("step counting:20");
      assertThat(editor.continueToStop("reverseContinue")).isEqualTo("entry boot:4");
      assertThat(editor.continueToStop("continue")).isEqualTo("breakpoint counting:21");
      editor.closeWindow();
      editor.requestBody("continue", "{'threadId':1}");
      editor.awaitEvent("terminated");
    }
  }

  @Test
  void anInvalidConditionOfABreakpointIsReported() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.setBreakpoints(game, "'line':12,'condition':'scoer == 2'");
      editor.finishConfiguration();

      assertThat(editor.awaitEvent("stopped").path("text").asText())
          .isEqualTo("there is no variable 'scoer'; did you mean 'score'?");
    }
  }

  @Test
  void aRunningGameCanBePausedAndTerminated() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.launch(folder, "");
      editor.finishConfiguration();
      editor.requestBody("pause", "{'threadId':1}");
      assertThat(editor.awaitStop()).startsWith("pause ");
      editor.requestBody("terminate", "{}");
      assertThat(editor.awaitEvent("exited").path("exitCode").asInt()).isZero();
      editor.awaitEvent("terminated");
      editor.requestBody("disconnect", "{}");
    }
  }

  @Test
  void invalidRequestsAreAnsweredWithAnError() throws IOException {
    try (DebuggingEditor editor = new DebuggingEditor()) {
      editor.sendRaw("{'seq':");
      assertThat(editor.answer(0).path("message").asText()).startsWith("expected JSON: ");
      editor.sendRaw("[1, 2]");
      assertThat(editor.answer(0).path("success").asBoolean(true)).isFalse();
      assertThat(editor.refusalMessage("dance", "{}")).contains("'dance'");
      assertThat(editor.refusalMessage("stackTrace", "{'threadId':1}"))
          .isEqualTo("the game is not stopped");
      assertThat(editor.refusalMessage("launch", "{}"))
          .isEqualTo("program: expected a text, found nothing");
      assertThat(editor.refusalMessage("launch", "7"))
          .isEqualTo("params: expected an object, found 7");
      Files.writeString(cellar, CELLAR.replace("score + 4", "scoer + 4"));
      assertThat(editor.refusalMessage("launch", "{'program':'" + folder + "'}"))
          .contains("rooms/cellar/room.bow:5:13", "did you mean 'score'?");
      Files.writeString(cellar, CELLAR);
      editor.launch(folder, ",'stopOnEntry':true");
      editor.finishConfiguration();
      editor.awaitStop();
      assertThat(editor.refusalMessage("evaluate", "{'expression':'scoer'}"))
          .contains("did you mean 'score'?");
      assertThat(editor.refusalMessage("variables", "{'variablesReference':900}"))
          .contains("because the game has continued");
    }
  }
}
