package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Tests the effects of the statements and expressions of the language, by running compiled scripts.
 */
class LanguageBehaviourTest {

  @Test
  void operatorsAreEvaluatedByPrecedence() {
    CompiledGame game =
        new CompiledGame(
            "var a, b, c, d, e",
            "script boot {",
            "  a = 2 + 3 * 4",
            "  b = (a - 4) * 2 / 3",
            "  c = a % 5 + -b",
            "  d = a & 12 | 1",
            "  e = !a == 0 && b >= 6 || c > 100",
            "}");
    game.boot();
    assertThat(game.read("a")).isEqualTo(14);
    assertThat(game.read("b")).isEqualTo(6);
    assertThat(game.read("c")).isEqualTo(-2);
    assertThat(game.read("d")).isEqualTo(13);
    assertThat(game.read("e")).isEqualTo(1);
  }

  @Test
  void loopsHandleBreakAndContinue() {
    CompiledGame game =
        new CompiledGame(
            "var sum, odd, down, rounds",
            "script boot {",
            "  for i = 1 to 10 {",
            "    if i % 2 == 0 { continue }",
            "    if i > 7 { break }",
            "    odd += i",
            "  }",
            "  for i = 10 downto 1 step 3 { down += i }",
            "  while sum < 20 { sum += 7 }",
            "  do { rounds++ } until rounds == 3",
            "  do { rounds++ } while rounds < 6",
            "  loop { if rounds >= 9 { break }; rounds++ }",
            "}");
    game.boot();
    assertThat(game.read("odd")).isEqualTo(16);
    assertThat(game.read("down")).isEqualTo(22);
    assertThat(game.read("sum")).isEqualTo(21);
    assertThat(game.read("rounds")).isEqualTo(9);
  }

  @Test
  void aCaseStatementMatchesValuesRangesAndElse() {
    CompiledGame game =
        new CompiledGame(
            "var low, high, other",
            "script sort(n) {",
            "  case n {",
            "    1, 2 -> low++",
            "    3..5 -> { high++ }",
            "    else -> other++",
            "  }",
            "}",
            "script boot {",
            "  for i = 0 to 7 { sort(i) }",
            "}");
    game.boot();
    assertThat(game.read("low")).isEqualTo(2);
    assertThat(game.read("high")).isEqualTo(3);
    assertThat(game.read("other")).isEqualTo(3);
  }

  @Test
  void aConditionalExpressionSelectsOneOfTwoValues() {
    CompiledGame game =
        new CompiledGame(
            "var larger, sign[3], signs, nested",
            "const LIMIT = 3 > 2 ? 7 : 8",
            "function most(a, b) { return a > b ? a : b }",
            "function signOf(n) { return n < 0 ? -1 : n == 0 ? 0 : 1 }",
            "script boot {",
            "  larger = most(4, LIMIT)",
            "  for i = 0 to 2 { sign[i] = signOf(i - 1) }",
            "  signs = 100 * sign[0] + 10 * sign[1] + sign[2]",
            "  nested = 10 * (larger > 5 ? 2 : 3) + sign[larger == 7 ? 2 : 0]",
            "}");
    game.boot();
    assertThat(game.read("larger")).isEqualTo(7);
    assertThat(game.read("signs")).isEqualTo(-99);
    assertThat(game.read("nested")).isEqualTo(21);
  }

  @Test
  void elseifTestsTheNextCondition() {
    CompiledGame game =
        new CompiledGame(
            "var low, middle, high",
            "script sort(n) {",
            "  if n < 3 { low++ }",
            "  elseif n < 5 { middle++ } elseif n < 6 { middle++ }",
            "  else { high++ }",
            "}",
            "script boot { for i = 0 to 7 { sort(i) } }");
    game.boot();
    assertThat(game.read("low")).isEqualTo(3);
    assertThat(game.read("middle")).isEqualTo(3);
    assertThat(game.read("high")).isEqualTo(2);
  }

  @Test
  void scriptsCanWaitAndThenReturnAValue() {
    CompiledGame game =
        new CompiledGame(
            "var frames, sum",
            "script later(n) { yield; frames++; yield; frames++; return n * 2 }",
            "script boot { sum = later(3) + later(4) * 10 }");
    game.boot();
    assertThat(game.read("sum")).isZero();
    game.runFrames(8);
    assertThat(game.read("frames")).isEqualTo(4);
    assertThat(game.read("sum")).isEqualTo(86);
  }

  @Test
  void functionsReturnValuesAndCanBeRecursive() {
    CompiledGame game =
        new CompiledGame(
            "var result, deep",
            "function greater(a, b) { if a > b { return a } return b }",
            "function sum(n) { if n == 0 { return 0 } var rest = sum(n - 1); return n + rest }",
            "script boot {",
            "  result = greater(3, 9) + greater(2, 1)",
            "  deep = sum(10)",
            "}");
    game.boot();
    assertThat(game.read("result")).isEqualTo(11);
    assertThat(game.read("deep")).isEqualTo(55);
  }

  @Test
  void aCallWaitsForTheEndOfTheScriptButAStartDoesNot() {
    CompiledGame game =
        new CompiledGame(
            "var called, started, after",
            "script slow { yield; yield; called = 1 }",
            "script side { yield; started = 1 }",
            "script boot { start side; slow(); after = called }");
    game.boot();
    assertThat(game.read("after")).isZero();
    game.runFrames(1);
    assertThat(game.read("started")).isEqualTo(1);
    assertThat(game.read("after")).isZero();
    game.runFrames(2);
    assertThat(game.read("after")).isEqualTo(1);
  }

  @Test
  void arrayElementsCanBeIndexedByVariables() {
    CompiledGame game =
        new CompiledGame(
            "var table[5], total, third",
            "bit flags[4]",
            "script boot {",
            "  table = [10, 20, 30, 40, 50]",
            "  var local[3]",
            "  for i = 0 to 4 { total += table[i] }",
            "  for i = 0 to 2 { local[i] = table[i + 1] * 2 }",
            "  third = local[2]",
            "  table[third / 20] = -1",
            "  flags[third - 77] = 1",
            "}");
    game.boot();
    assertThat(game.read("total")).isEqualTo(150);
    assertThat(game.read("third")).isEqualTo(80);
    assertThat(game.vm().variables().read(104)).isEqualTo(-1);
    assertThat(game.vm().variables().read(0x8003)).isEqualTo(1);
  }

  @Test
  void charactersOfStringsCanBeReadAndSet() {
    CompiledGame game =
        new CompiledGame(
            "string note",
            "var letter",
            "script boot {",
            "  note = \"abc\"",
            "  note[1] = 'X'",
            "  letter = note[1] + note[2]",
            "}");
    game.boot();
    assertThat(game.read("letter")).isEqualTo('X' + 'c');
  }

  @Test
  void waitAndDelaySuspendTheScript() {
    CompiledGame game =
        new CompiledGame(
            "var go, done, late",
            "script boot {",
            "  wait until go > 2 && go < 10",
            "  done = 1",
            "  delay 12 jiffies",
            "  late = 1",
            "}");
    game.boot().runFrames(2);
    assertThat(game.read("done")).isZero();
    game.write("go", 5).runFrames(1);
    assertThat(game.read("done")).isEqualTo(1);
    assertThat(game.read("late")).isZero();
    game.runFrames(3);
    assertThat(game.read("late")).isEqualTo(1);
  }

  @Test
  void aSkippedCutsceneRunsItsOverride() {
    CompiledGame game =
        new CompiledGame(
            "var step, repaired",
            "script boot {",
            "  VAR_CUTSCENEEXIT_KEY = 27",
            "  cutscene {",
            "    step = 1; delay 5 seconds; step = 2",
            "  } override { repaired = 1 }",
            "  step = step + 10",
            "}");
    game.boot().runFrames(1);
    game.vm().skipCutscene();
    game.runFrames(1);
    assertThat(game.read("step")).isEqualTo(11);
    assertThat(game.read("repaired")).isEqualTo(1);
  }

  @Test
  void aCutsceneThatIsNotSkippedDoesNotRunItsOverride() {
    CompiledGame game =
        new CompiledGame(
            "var step, repaired",
            "script boot { cutscene { step = 1; yield; step = 2 } override { repaired = 1 } }");
    game.boot().runFrames(2);
    assertThat(game.read("step")).isEqualTo(2);
    assertThat(game.read("repaired")).isZero();
  }

  @Test
  void gotoJumpsToLabels() {
    CompiledGame game =
        new CompiledGame(
            "var n",
            "script boot {",
            "  again:",
            "  n++",
            "  goto done unless n < 5",
            "  goto again",
            "  done:",
            "}");
    game.boot();
    assertThat(game.read("n")).isEqualTo(5);
  }

  @Test
  void assemblerStatementsCanJumpToLabelsOfTheScript() {
    CompiledGame game =
        new CompiledGame(
            "var n @ 120",
            "script boot {",
            "  n = 1",
            "  asm {",
            "    unless (Var[120] == 2) goto skip;",
            "    Var[120] = 99;",
            "  }",
            "  skip:",
            "  n++",
            "}");
    game.boot();
    assertThat(game.read("n")).isEqualTo(2);
  }

  @Test
  void anObjectRunsTheHandlerOfTheVerb() {
    CompiledGame game =
        new CompiledGame(
            "verb open, look, push",
            "var seen, given",
            "room hall {",
            "  object door {",
            "    verb open, push(what) { seen = 1; given = what }",
            "    default { seen = 2 }",
            "  }",
            "  script use(n) { start door.open(n) }",
            "}",
            "script boot(n) { start hall.door.open(5) }");
    game.boot();
    assertThat(game.read("seen")).isEqualTo(1);
    assertThat(game.read("given")).isEqualTo(5);
  }
}
