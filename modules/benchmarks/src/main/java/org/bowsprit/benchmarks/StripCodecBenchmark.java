package org.bowsprit.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.StripCode;
import org.bowsprit.format.image.StripEncoder;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.room.Room;
import org.bowsprit.render.Frame;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how fast each strip codec decompresses a background of 320×144 pixels. An operation is
 * one pixel, so operations per microsecond are megabytes of pixels per second.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StripCodecBenchmark {

  private static final int HEIGHT = 144;
  private static final int PIXELS = Frame.WIDTH * HEIGHT;
  private static final int ROOM = 3;

  /**
   * The code of the codec for all strips: raw, method A by columns and by rows, method B without
   * and with runs.
   */
  @Param({"1", "18", "28", "68", "88", "108"})
  public int code;

  private final byte[] target = new byte[PIXELS];
  private StripPicture picture;

  /** Compresses a room of artlab with the codec. */
  @Setup
  public void pack() {
    Room room = ArtlabRoom.room(ROOM);
    byte[] pixels = ArtlabRoom.pixels(room);
    StripCode all = StripCode.of(code).orElseThrow();
    picture =
        new StripPicture(
            IntStream.range(0, Frame.WIDTH / Strip.WIDTH)
                .mapToObj(
                    i ->
                        StripEncoder.packWithCode(
                            all, pixels, i * Strip.WIDTH, Frame.WIDTH, HEIGHT))
                .toList());
  }

  /** Decompresses the background. */
  @Benchmark
  @OperationsPerInvocation(PIXELS)
  public byte[] unpack() {
    picture.decode(HEIGHT, 255, target, 0, Frame.WIDTH);
    return target;
  }
}
