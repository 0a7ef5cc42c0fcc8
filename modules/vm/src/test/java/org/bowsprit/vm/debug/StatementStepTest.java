package org.bowsprit.vm.debug;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.Statements;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the steps of the debugger from one statement of the source to another. Script 2 consists of
 * lines 1 to 3. Line 2 starts script 3, which consists of lines 11 and 12.
 */
class StatementStepTest {

  private static final Symbols SYMBOLS_WITH_LINES =
      new Symbols(
          "",
          List.of(),
          List.of(
              codeWithLines(2, List.of(line(0, 1), line(5, 2), line(8, 3))),
              codeWithLines(3, List.of(line(0, 11), line(5, 12)))));

  private final TestWorld world =
      new TestWorld()
          .script(2, "Var[100] = 1;\nstartScript(3,[]);\nVar[100] = 2;")
          .script(3, "Var[101] = 1;\nVar[101] = 2;");
  private final List<Integer> linesOfStops = new ArrayList<>();

  private static CodeSymbols codeWithLines(int script, List<CodeSymbols.Line> lines) {
    return new CodeSymbols(CodeName.global(script), "game.bow", lines, List.of());
  }

  private static CodeSymbols.Line line(int offset, int line) {
    return new CodeSymbols.Line(offset, line);
  }

  @ParameterizedTest
  @CsvSource({
    "INTO, 2, 11",
    "OVER, 2, 3",
    "OVER, 11, 12",
    "OVER, 12, 3",
    "OUT, 11, 3",
    "ANY, 12, 3"
  })
  void aStepEndsAtAStatement(StatementStep.Kind kind, int startLine, int endLine) {
    stepFrom(kind, startLine, new Statements(SYMBOLS_WITH_LINES));
    assertThat(linesOfStops).containsExactly(startLine, endLine);
  }

  @ParameterizedTest
  @CsvSource({"INTO, 5, 0", "OVER, 5, 8"})
  void withoutSourcesEachInstructionIsAStatement(
      StatementStep.Kind kind, int startLine, int endLine) {
    stepFrom(kind, startLine, Statements.ofInstructions());
    assertThat(linesOfStops).containsExactly(startLine, endLine);
  }

  private void stepFrom(StatementStep.Kind kind, int startLine, Statements statements) {
    Debugger[] debugger = new Debugger[1];
    debugger[0] =
        new Debugger(
            world.vm(),
            stop -> {
              linesOfStops.add(statements.line(stop.next().orElseThrow()).orElseThrow().line());
              if (linesOfStops.size() == 1) {
                debugger[0].stepTo(new StatementStep(kind, world.vm(), statements));
              }
              return Resume.CONTINUE;
            });
    debugger[0].stepTo(
        executed ->
            statements.lineBeginningAt(executed).orElse(-1) == startLine && linesOfStops.isEmpty());
    debugger[0].attach(null);
    world.vm().runScript(2);
  }
}
