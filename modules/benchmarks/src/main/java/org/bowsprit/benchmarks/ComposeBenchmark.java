package org.bowsprit.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.LimbRange;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.room.Room;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.ActorLook;
import org.bowsprit.zplane.ActorPainter;
import org.bowsprit.zplane.GlyphInk;
import org.bowsprit.zplane.RoomScene;
import org.bowsprit.zplane.Screen;
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
 * Measures how long it takes to paint and compose a frame of 320×200 pixels in an empty room, in a
 * busy room and in a scrolling room.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class ComposeBenchmark {

  private static final int ACTOR_COUNT = 10;
  private static final int LETTER_COUNT = 80;
  private static final int ROOM_WITH_PLANES = 3;
  private static final int WIDE_ROOM = 8;

  private final Screen emptyScreen = new Screen();
  private final Screen busyScreen = new Screen();
  private final Screen scrollingScreen = new Screen();
  private final ActorPainter painter = new ActorPainter();
  private final GlyphInk ink = new GlyphInk();
  private final int[] shadow = IntStream.range(0, 256).toArray();
  private final int[] colours = IntStream.range(0, 16).toArray();
  private final byte[] frame = new byte[Frame.WIDTH * Frame.HEIGHT];
  private final List<StandingActor> actors = new ArrayList<>();
  private Charset font;
  private int leftEdge;

  /** Enters the rooms and gives the actors costumes. */
  @Setup
  public void enter() {
    GameResources game = ArtlabRoom.game();
    enter(emptyScreen, game.room(ROOM_WITH_PLANES).orElseThrow());
    enter(busyScreen, game.room(ROOM_WITH_PLANES).orElseThrow());
    enter(scrollingScreen, game.room(WIDE_ROOM).orElseThrow());
    font = game.charset(2).orElseThrow();
    Costume costume = game.costume(1).orElseThrow();
    for (int i = 0; i < ACTOR_COUNT; i++) {
      actors.add(StandingActor.of(costume, 30 * (i + 1), 143 - 4 * i, 255 - 12 * i, i % 4));
    }
  }

  private static void enter(Screen screen, Room room) {
    screen.divide(0, 144);
    screen
        .scene()
        .enter(
            room.header().width(),
            room.header().height(),
            room.picture(),
            room.colours().transparent().index());
    screen.scene().paintBackground(0, RoomScene.COLUMNS - 1);
  }

  /** Composes a frame in which nothing has changed. */
  @Benchmark
  public byte[] emptyRoom() {
    emptyScreen.compose(frame);
    return frame;
  }

  /** Redraws ten scaled actors behind three planes, and eighty letters over the actors. */
  @Benchmark
  public byte[] busyRoom() {
    RoomScene scene = busyScreen.scene();
    scene.restore(0, RoomScene.COLUMNS - 1, 0, 144);
    for (int i = 0; i < actors.size(); i++) {
      painter.draw(actors.get(i), scene, true, shadow);
    }
    busyScreen.overlay().clear();
    for (int i = 0; i < LETTER_COUNT; i++) {
      Glyph glyph = font.glyph('A' + i % 26).orElseThrow();
      busyScreen.writeSpeech(
          ink.set(glyph, font.bitsPerPixel(), colours), i % 40 * 8, 10 + i / 40 * 9);
    }
    busyScreen.compose(frame);
    return frame;
  }

  /** Scrolls the room by a strip and redraws ten actors. */
  @Benchmark
  public byte[] scrollingRoom() {
    RoomScene scene = scrollingScreen.scene();
    leftEdge = (leftEdge + 8) % 320;
    if (leftEdge == 0) {
      scene.setLeftEdge(0);
      scene.paintBackground(0, RoomScene.COLUMNS - 1);
    } else {
      scene.scrollTo(leftEdge);
      int newStrip = leftEdge / 8 + RoomScene.COLUMNS - 1;
      scene.paintBackground(newStrip, newStrip);
    }
    int first = leftEdge / 8;
    scene.restore(first, first + RoomScene.COLUMNS - 1, 0, 144);
    for (int i = 0; i < actors.size(); i++) {
      painter.draw(actors.get(i), scene, true, shadow);
    }
    scrollingScreen.compose(frame);
    return frame;
  }

  /**
   * An actor in the first frame of its idle chore.
   *
   * @param ranges the ranges that the chore plays
   */
  private record StandingActor(
      Costume costume, List<LimbRange> ranges, int x, int y, int scale, int plane)
      implements ActorLook {

    private static final int IDLE_SOUTH = 6;

    private static StandingActor of(Costume costume, int x, int y, int scale, int plane) {
      List<LimbRange> ranges = costume.animation(IDLE_SOUTH).orElseThrow().limbs();
      return new StandingActor(costume, ranges, x, y, scale, plane);
    }

    @Override
    public boolean isDrawn(int limb) {
      return limb < ranges.size() && !ranges.get(limb).isOff();
    }

    @Override
    public int position(int limb) {
      return ranges.get(limb).start();
    }

    @Override
    public int elevation() {
      return 0;
    }

    @Override
    public int scaleX() {
      return scale;
    }

    @Override
    public int scaleY() {
      return scale;
    }

    @Override
    public boolean facesWest() {
      return plane % 2 == 1;
    }

    @Override
    public int clipPlane() {
      return plane;
    }

    @Override
    public int colour(int entry) {
      return OWN_COLOUR;
    }

    @Override
    public int shadowMode() {
      return 0;
    }
  }
}
