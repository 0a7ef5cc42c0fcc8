package org.bowsprit.benchmarks;

import java.util.concurrent.TimeUnit;
import org.bowsprit.audio.opl.Opl2;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the time in which the OPL2 produces one second of sound from nine modulated voices with
 * feedback, tremolo and vibrato. A result of 10 ms is a hundred times faster than real time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ChipBenchmark {

  private static final int BLOCK = 512;
  private static final int[] MODULATORS = {0x00, 0x01, 0x02, 0x08, 0x09, 0x0A, 0x10, 0x11, 0x12};

  private final int[] samples = new int[BLOCK];
  private Opl2 chip;

  /** Starts nine notes that never end. */
  @Setup
  public void startNotes() {
    chip = new Opl2();
    chip.write(0x01, 0x20);
    for (int voice = 0; voice < MODULATORS.length; voice++) {
      for (int operator : new int[] {MODULATORS[voice], MODULATORS[voice] + 3}) {
        chip.write(0x20 + operator, 0xE1);
        chip.write(0x40 + operator, 0x10);
        chip.write(0x60 + operator, 0xF4);
        chip.write(0x80 + operator, 0x20);
        chip.write(0xE0 + operator, voice & 3);
      }
      chip.write(0xC0 + voice, 0x06);
      chip.write(0xA0 + voice, 0x57 + 11 * voice);
      chip.write(0xB0 + voice, 0x2D + (voice & 4));
    }
  }

  /** Generates a second of samples. */
  @Benchmark
  public int secondOfNineVoices() {
    int last = 0;
    for (int generated = 0; generated < Opl2.SAMPLE_RATE; generated += BLOCK) {
      int count = Math.min(BLOCK, Opl2.SAMPLE_RATE - generated);
      chip.generate(samples, 0, count);
      last = samples[count - 1];
    }
    return last;
  }
}
