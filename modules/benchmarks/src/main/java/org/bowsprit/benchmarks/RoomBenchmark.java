package org.bowsprit.benchmarks;

import java.util.concurrent.TimeUnit;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.room.Room;
import org.bowsprit.zplane.RoomScene;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how long a room of 320×144 pixels takes to enter: its bytes are decoded to records, and
 * its pixels and masks are painted.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RoomBenchmark {

  /** The numbers of rooms that together use all codecs, three z-planes and ten objects. */
  @Param({"1", "3", "4"})
  public int room;

  private final RoomScene scene = new RoomScene();
  private Chunk chunk;
  private Room decoded;

  /** Finds the room's bytes. */
  @Setup
  public void read() {
    decoded = ArtlabRoom.room(room);
    ByteWriter out = new ByteWriter().chunk(Room.TAG, decoded::encode);
    Bytes bytes = out.toBytes();
    chunk = ChunkSequence.ofFile(bytes).chunks().get(0);
  }

  /** Decodes the bytes to records. Pictures remain compressed. */
  @Benchmark
  public Room decode() {
    return Room.decode(chunk);
  }

  /** Paints the records as pixels and masks. */
  @Benchmark
  public RoomScene paint() {
    scene.enter(
        decoded.header().width(),
        decoded.header().height(),
        decoded.picture(),
        decoded.colours().transparent().index());
    scene.paintBackground(0, RoomScene.COLUMNS - 1);
    return scene;
  }

  /** Decodes the bytes and paints the records. */
  @Benchmark
  public RoomScene decodeAndPaint() {
    Room newRoom = Room.decode(chunk);
    scene.enter(
        newRoom.header().width(),
        newRoom.header().height(),
        newRoom.picture(),
        newRoom.colours().transparent().index());
    scene.paintBackground(0, RoomScene.COLUMNS - 1);
    return scene;
  }
}
