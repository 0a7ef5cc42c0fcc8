package org.bowsprit.benchmarks;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.headless.HeadlessProvider;
import org.bowsprit.render.lwjgl.LwjglProvider;
import org.bowsprit.render.swing.SwingProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how long a renderer takes to present a changed frame and an unchanged frame at 1280×960
 * pixels. Renderers with a window need a display.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PresentBenchmark {

  private static final int SCALE = 4;

  private static final Map<String, RendererProvider> PROVIDERS =
      Map.of(
          "headless", new HeadlessProvider(),
          "lwjgl", new LwjglProvider(),
          "swing", new SwingProvider());

  /** The name of the renderer. */
  @Param({"headless", "lwjgl", "swing"})
  public String renderer;

  private final Frame frame = new Frame();
  private Renderer opened;
  private int step;

  /** Opens the renderer; if that is not possible, the benchmark fails with the reason. */
  @Setup
  public void open() throws RendererException {
    DisplaySettings settings = DisplaySettings.DEFAULT.withScale(SCALE).withVsync(false);
    frame.changes().markAll();
    opened = PROVIDERS.get(renderer).open(settings);
  }

  @TearDown
  public void close() {
    opened.close();
  }

  /** Presents a frame with one changed pixel. */
  @Benchmark
  public void changed() {
    int pixel = step++ % Frame.PIXELS;
    int x = pixel % Frame.WIDTH;
    int y = pixel / Frame.WIDTH;
    frame.pixels()[pixel]++;
    frame.changes().mark(x, y, x + 1, y + 1);
    opened.present(frame);
    opened.poll(event -> {});
  }

  /** Presents the same frame again, as in an idle room. */
  @Benchmark
  public void unchanged() {
    opened.present(frame);
    opened.poll(event -> {});
  }
}
