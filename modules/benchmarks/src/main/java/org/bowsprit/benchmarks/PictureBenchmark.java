package org.bowsprit.benchmarks;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.NearestScaler;
import org.bowsprit.render.pixel.Picture;
import org.bowsprit.render.pixel.Viewport;
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
 * Measures what every software renderer does for a frame: it converts the frame to colours and
 * scales it to 1280×960 device pixels.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PictureBenchmark {

  private static final int WIDTH = 1280;
  private static final int HEIGHT = 960;

  private final Frame frame = new Frame();
  private final Picture picture = new Picture();
  private final NearestScaler scaler = new NearestScaler();
  private final Viewport viewport = Viewport.in(WIDTH, HEIGHT, Aspect.CORRECTED, Fit.STRETCH);
  private final int[] area = new int[WIDTH * HEIGHT];

  /** Fills the frame with noise. */
  @Setup
  public void fill() {
    Random random = new Random(1);
    random.nextBytes(frame.pixels());
    random.nextBytes(frame.palette());
    picture.paint(frame);
  }

  /** Converts the palette indices to colours and draws the cursor. */
  @Benchmark
  public int[] colours() {
    picture.paint(frame);
    return picture.colours();
  }

  /** Enlarges the picture to 1280×960. */
  @Benchmark
  public int[] enlarge() {
    scaler.scale(picture.colours(), viewport, area, WIDTH);
    return area;
  }
}
