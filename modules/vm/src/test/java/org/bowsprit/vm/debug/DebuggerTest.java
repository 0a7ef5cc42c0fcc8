package org.bowsprit.vm.debug;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

/** Tests breakpoints, steps, watches and the other functions of the debugger. */
class DebuggerTest {

  private final TestWorld world =
      new TestWorld()
          .script(
              2, "Var[100] = 1;\nstartScript(3,[]);\nVar[100] = 2;\nbreakHere();\nVar[100] = 3;")
          .script(3, "Var[101] = 1;\nVar[101] = 2;");
  private final List<Stop> stops = new ArrayList<>();
  private final Deque<Resume> answers = new ArrayDeque<>();
  private final Set<Breakpoint> ignoredBreakpoints = new HashSet<>();
  private final Debugger debugger =
      new Debugger(
          world.vm(), breakpoint -> !ignoredBreakpoints.contains(breakpoint), this::recordStop);

  private Resume recordStop(Stop stop) {
    stops.add(stop);
    return answers.isEmpty() ? Resume.CONTINUE : answers.poll();
  }

  @Test
  void theDebuggerStopsBeforeAnInstructionAtAnOffset() {
    debugger.add(new Breakpoint.AtOffset(3, 5));
    debugger.watch(101);
    runScript2();

    assertThat(stops).hasSize(1);
    assertThat(stops.get(0).watches()).containsExactly(new Stop.Watch(101, 1));
    assertThat(stops.get(0).next().orElseThrow().instruction().offset()).isEqualTo(5);
    assertThat(stops.get(0).before()).hasSize(4);
  }

  @Test
  void theDebuggerStopsBeforeAKindOfInstruction() {
    debugger.add(new Breakpoint.OnInstruction(Op.START_SCRIPT));
    runScript2();
    assertThat(scriptsOfStops()).containsExactly(2);
  }

  @Test
  void theDebuggerStopsWhenAScriptAccessesAVariableButNotAtItsOwnAccesses() {
    debugger.add(new Breakpoint.OnWrite(101));
    debugger.add(new Breakpoint.OnRead(101));
    debugger.watch(101);
    runScript2();

    assertThat(stops).hasSize(2);
    assertThat(stops).allMatch(stop -> stop.reason().equals(stops.get(0).reason()));
  }

  @Test
  void peekingAtAVariableDoesNotCountAsARead() {
    debugger.add(new Breakpoint.OnRead(101));
    runScript2();
    assertThat(world.vm().variables().peek(101)).isEqualTo(2);
    assertThat(stops).isEmpty();
    assertThat(world.vm().variables().read(101)).isEqualTo(2);
    assertThat(stops).hasSize(1);
  }

  @Test
  void anIgnoredBreakpointDoesNotHideOtherBreakpointsAtTheSameInstruction() {
    ignoredBreakpoints.add(new Breakpoint.AtOffset(3, 5));
    ignoredBreakpoints.forEach(debugger::add);
    debugger.add(new Breakpoint.OnInstruction(Op.MOVE));
    runScript2();
    assertThat(stops)
        .hasSize(4)
        .allMatch(stop -> stop.reason().orElseThrow() instanceof Breakpoint.OnInstruction);
  }

  @Test
  void anIgnoredBreakpointDoesNotEndAStep() {
    ignoredBreakpoints.addAll(List.of(new Breakpoint.OnWrite(101), new Breakpoint.AtOffset(3, 5)));
    ignoredBreakpoints.forEach(debugger::add);
    answers.addAll(List.of(Resume.STEP_OVER, Resume.STEP_OVER, Resume.CONTINUE));
    debugger.pause();
    runScript2();
    assertThat(scriptsOfStops()).containsExactly(2, 2, 2);
  }

  @Test
  void theDebuggerStopsWhenARoomIsEntered() {
    debugger.add(new Breakpoint.OnRoom(7));
    world.script(2, "loadRoom(6);\nloadRoom(7);");
    runScript2();
    assertThat(stops).singleElement().satisfies(stop -> assertThat(stop.room()).isEqualTo(7));
  }

  @Test
  void aStepEntersAScriptThatIsStarted() {
    answers.addAll(List.of(Resume.STEP, Resume.STEP, Resume.STEP, Resume.CONTINUE));
    debugger.pause();
    runScript2();
    assertThat(scriptsOfStops()).containsExactly(2, 2, 3, 3);
  }

  @Test
  void aStepOverDoesNotEnterAScriptThatIsStarted() {
    answers.addAll(List.of(Resume.STEP_OVER, Resume.STEP_OVER, Resume.CONTINUE));
    debugger.pause();
    runScript2();
    assertThat(scriptsOfStops()).containsExactly(2, 2, 2);
  }

  @Test
  void theCallStackContainsTheScriptsThatWaitForTheRunningScript() {
    List<List<Integer>> stacks = new ArrayList<>();
    debugger.stepTo(
        executed -> {
          stacks.add(world.vm().callStack().stream().map(VmState.Slot::number).toList());
          return false;
        });
    runScript2();

    assertThat(stacks).contains(List.of(2), List.of(3, 2));
    assertThat(world.vm().callStack()).isEmpty();
    assertThat(world.vm().isScriptRunning()).isFalse();
  }

  @Test
  void onlyAccessesByScriptsAreReported() {
    List<String> accesses = new ArrayList<>();
    debugger.attach(
        null,
        new VariableListener() {
          @Override
          public void read(int word, int value) {
            accesses.add("read " + word);
          }

          @Override
          public void write(int word, int before, int after) {
            accesses.add(word + ": " + before + " became " + after);
          }
        });
    debugger.add(new Breakpoint.AtOffset(3, 5));
    debugger.watch(101);
    world.vm().runScript(2);

    assertThat(stops).hasSize(1);
    assertThat(accesses)
        .containsExactly(
            "100: 0 became 1", "101: 0 became 1", "101: 1 became 2", "100: 1 became 2");
  }

  @Test
  void aTickStepStopsInTheNextFrame() {
    answers.addAll(List.of(Resume.STEP_TICK, Resume.CONTINUE));
    debugger.pause();
    runScript2();
    world.frame();
    assertThat(stops).extracting(Stop::frame).containsExactly(0L, 1L);
  }

  @Test
  void haltingTheMachineCausesAFault() {
    answers.add(Resume.HALT);
    debugger.pause();
    runScript2();
    assertThat(world.vm().fault().orElseThrow().problem()).isEqualTo("halted by the debugger");
  }

  @Test
  void aVariableCanBeChangedAtAStop() {
    Debugger editingDebugger =
        new Debugger(
            world.vm(),
            stop -> {
              world.variable(101, 50);
              return Resume.CONTINUE;
            });
    editingDebugger.add(new Breakpoint.AtOffset(3, 5));
    editingDebugger.add(new Breakpoint.OnWrite(101));
    world.script(3, "Var[102] = 1;\nVar[102] = Var[101];");
    editingDebugger.attach(null);
    world.vm().runScript(2);
    assertThat(world.variable(102)).isEqualTo(50);
  }

  @Test
  void anotherListenerReceivesInstructionsAfterTheDebuggerIsAttachedAgain() {
    List<Integer> scriptNumbers = new ArrayList<>();
    debugger.pause();
    debugger.attach((slot, script, instruction) -> scriptNumbers.add(script));
    debugger.detach();
    world.vm().runScript(2);
    assertThat(stops).isEmpty();
    debugger.attach((slot, script, instruction) -> scriptNumbers.add(script));
    world.vm().runScript(3);
    assertThat(scriptNumbers).containsExactly(3, 3);
  }

  private void runScript2() {
    debugger.attach(null);
    world.vm().runScript(2);
  }

  private List<Integer> scriptsOfStops() {
    return stops.stream().map(stop -> stop.next().orElseThrow().script()).toList();
  }
}
