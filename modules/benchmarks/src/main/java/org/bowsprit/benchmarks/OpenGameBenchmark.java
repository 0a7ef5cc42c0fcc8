package org.bowsprit.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.room.Room;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how long a game of 6 MB takes to open. It contains a hundred copies of artlab's rooms.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class OpenGameBenchmark {

  private static final int BYTES = 6 << 20;
  private static final int ROOMS = 200;

  private final GameOpener opener = new GameOpener();
  private Path folder;
  private Game openedGame;

  /** Writes the game. */
  @Setup
  public void write() throws IOException {
    Path artlab = Path.of(System.getProperty("bowsprit.root"), "games/artlab");
    GameResources model = opener.open(artlab).resources();
    GameWriter writer =
        new GameWriter(
            new GameLimits(800, 16, 2048, 200, 50, 9, 100, 50, 80),
            new ObjectDirectory(
                Collections.nCopies(
                    1000, new ObjectDirectory.Entry(ObjectDirectory.OWNER_ROOM, 0, 0))),
            ROOMS,
            Map.of());
    int written = 0;
    for (int room = 1; written < BYTES && room < ROOMS; room++) {
      Bytes payload = model.roomChunk(1 + room % 12).orElseThrow().payload();
      writer.addRoomName(room, "room" + room).addRoom(room, out -> out.bytes(payload));
      written += payload.length();
    }
    GameWriter.Files files = writer.write();
    folder = Files.createTempDirectory("bowsprit-benchmark");
    Files.write(folder.resolve("LARGE.000"), files.encryptedIndex());
    Files.write(folder.resolve("LARGE.001"), files.encryptedData());
  }

  /** Discards the caches of the last call. */
  @Setup(Level.Invocation)
  public void reopen() {
    openedGame = opener.open(folder);
  }

  /** Deletes the files. */
  @TearDown
  public void remove() throws IOException {
    Files.delete(folder.resolve("LARGE.000"));
    Files.delete(folder.resolve("LARGE.001"));
    Files.delete(folder);
  }

  /** Reads both files and the index. */
  @Benchmark
  public Game open() {
    return opener.open(folder);
  }

  /** Finds the room of an object for the first time. This reads all rooms. */
  @Benchmark
  public int findObject() {
    return openedGame.resources().roomOfObject(301).orElseThrow();
  }

  /** Reads a room for the first time. */
  @Benchmark
  public Optional<Room> enterRoom() {
    return openedGame.resources().room(4);
  }
}
