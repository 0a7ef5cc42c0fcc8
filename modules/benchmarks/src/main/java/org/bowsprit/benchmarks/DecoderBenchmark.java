package org.bowsprit.benchmarks;

import java.util.concurrent.TimeUnit;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Assembler;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how fast scripts are decoded for the first time. The number of operations per second is
 * the speed in MB/s.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DecoderBenchmark {

  private static final String BODY =
      """
      Var[101] += 3;
      unless (Var[101] > 0) goto SKIP;
      startScript(12,[5,Var[100]],F);
      SKIP:
      print(1,[Pos(160,8),Text("Look at " + getName(Var[108]))]);
      ActorOps(1,[Costume(5),WalkSpeed(8,2),TalkColor(14)]);
      walkActorToObject(1,300);
      WaitForActor(1);
      """;

  private final byte[] code = megabyte();

  private static byte[] megabyte() {
    String text = "script global:1\n" + BODY + "end\n";
    byte[] statements = new Assembler(InstructionSet.V5).assemble(text).get("global:1");
    byte[] whole = new byte[1_000_000 / statements.length * statements.length];
    for (int offset = 0; offset < whole.length; offset += statements.length) {
      System.arraycopy(statements, 0, whole, offset, statements.length);
    }
    return whole;
  }

  /** Decodes a megabyte of ordinary code. */
  @Benchmark
  public int megabytes() {
    Decoder decoder = new Decoder(InstructionSet.V5, code);
    int offset = 0;
    while (offset < code.length) {
      offset = decoder.decode(offset).nextOffset();
    }
    return offset;
  }
}
