package org.bowsprit.benchmarks;

import java.util.concurrent.TimeUnit;
import org.bowsprit.vm.machine.VirtualMachine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures the time for one instruction, in loops of about 50,000 instructions per frame. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class InterpreterBenchmark {

  private static final int ROUND_COUNT = 5_000;
  private static final int SIMPLE_INSTRUCTIONS = 10;
  private static final int STRING_INSTRUCTIONS = 8;
  private static final int MENU_INSTRUCTIONS = 6;

  private VirtualMachine simpleMachine;
  private VirtualMachine stringMachine;
  private VirtualMachine menuMachine;

  /** Starts the scripts; each loops until a frame ends. */
  @Setup
  public void start() {
    simpleMachine =
        looping(
            """
            Var[101] += 3;
            Local[1] = Var[101];
            Bit[7] = 1;
            unless (Var[101] > 0) goto SKIP;
            Var[102] = Var[100 + Local[2]];
            SKIP:
            Var[103] &= 255;
            Local[3]--;
            Var[104] = 7;
            """);
    stringMachine =
        looping(
            """
            CreateString(5,20);
            SetStringChar(5,0,65);
            Local[1] = GetStringChar(5,0);
            CopyString(6,5);
            PutCodeInString(7,"Use " + getName(Var[108]));
            Exprmode Var[101] = ((Local[1] + 3) * 2);
            """);
    menuMachine =
        looping(
            """
            VerbOps(120,[New(),Text("Hello"),SetXY(10,152),Color(5),HiColor(14),Key(49),On()]);
            saveVerbs(1,11,2);
            print(255,[Pos(160,8),Color(15),Center(),Text("Hi")]);
            VerbOps(120,[Delete()]);
            """);
  }

  private static VirtualMachine looping(String body) {
    VirtualMachine machine =
        InertWorld.running(
            "FRAME:\nVar[100] = 0;\nLOOP:\n"
                + body
                + "Var[100]++;\nunless (Var[100] >= "
                + ROUND_COUNT
                + ") goto LOOP;\nbreakHere();\ngoto FRAME;");
    machine.boot(0);
    return machine;
  }

  /** Runs arithmetic and conditions with locals, bits and an indexed variable. */
  @Benchmark
  @OperationsPerInvocation(ROUND_COUNT * SIMPLE_INSTRUCTIONS)
  public void simpleInstruction() {
    frame(simpleMachine);
  }

  /** Creates, changes, copies and reads strings, and evaluates an expression. */
  @Benchmark
  @OperationsPerInvocation(ROUND_COUNT * STRING_INSTRUCTIONS)
  public void stringInstruction() {
    frame(stringMachine);
  }

  /** Creates and deletes verbs and prints text. The ports of the machine do nothing. */
  @Benchmark
  @OperationsPerInvocation(ROUND_COUNT * MENU_INSTRUCTIONS)
  public void menuInstruction() {
    frame(menuMachine);
  }

  private static void frame(VirtualMachine machine) {
    machine.beginFrame(6);
    machine.runScripts();
  }
}
