package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests that something moves in every room: no room remains unchanged for four seconds. */
class MotionTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int ROOM_HEIGHT = 144;

  /** The number of ticks of six jiffies in four seconds. */
  private static final int TICKS_IN_FOUR_SECONDS = 40;

  private static final int TICKS_PER_MINUTE = 600;

  /** Rooms without the player's actor: scenes, close-ups, and the pictures of carried things. */
  private static final Set<String> ROOMS_WITHOUT_EGO =
      Set.of("ending", "draughts", "orlaface", "tobiasface", "pictures");

  /** The number of the rain's actor. */
  private static final int RAIN = 6;

  private static final int GANNET = 4;

  /** The colours of the gannet's bill and back. */
  private static final int BILL_COLOUR = 41;

  private static final int BACK_COLOUR = 37;

  /** The number of the gulls' actor. */
  private static final int GULLS = 11;

  private final FramePainter painter = new FramePainter(new Random(1)::nextInt);
  private final TestPlayer player =
      new TestPlayer(
          GAME,
          GameSession.boot(
              GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withPainter(painter)));

  private final Set<String> checkedRooms = new TreeSet<>();

  @Test
  void everyRoomHasMotion() {
    player.ticks(TICKS_IN_FOUR_SECONDS);
    checkMotion();
    player.begin(0).skipScene().skipScene();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.thing(), exit.to()).settle();
        checkMotion();
      }
      player.perform(step);
      facts.add(step.fact());
      checkMotion();
    }
    assertThat(checkedRooms)
        .containsExactlyInAnyOrderElementsOf(
            GAME.declaration().rooms().stream()
                .map(room -> room.name())
                .filter(room -> !ROOMS_WITHOUT_EGO.contains(room))
                .toList());
  }

  @Test
  void theKettleSteams() {
    enter("kitchen.hallWay", "kitchen");
    int[] before = colours();
    player.ticks(3);
    assertThat(changedPixels(before, 24, 8, 80, 64)).isPositive();
  }

  @Test
  void thePendulumSwingsBesideTheChestThatWasPushedThere() {
    enter("hall.outer", "hall");
    player.session().machine().runScript(GAME.script("moveChest"));
    player.ticks(3);
    int[] before = colours();
    int swings = 0;
    for (int i = 0; i < TICKS_IN_FOUR_SECONDS; i++) {
      player.ticks(1);
      swings += changedPixels(before, 152, 80, 168, 92);
      assertThat(changedPixels(before, 168, 88, 224, 120)).as("the chest").isZero();
    }
    assertThat(swings).isPositive();
  }

  @Test
  void theGannetFacesItsFlightDirection() {
    enter("trumpet.inside", "trumpet");
    player.session().machine().runScript(GAME.script("hornSounds"));
    Actor gannet = player.session().world().cast().actor(GANNET);
    int movedTicks = 0;
    int previousX = 0;
    for (int i = 0; i < TICKS_PER_MINUTE && movedTicks < 8; i++) {
      player.ticks(1);
      if (gannet.room() == GAME.room("trumpet") && previousX > 0 && gannet.x() > previousX) {
        movedTicks++;
        assertThat(meanColumn(BILL_COLOUR)).isGreaterThan(meanColumn(BACK_COLOUR));
      }
      previousX = gannet.room() == GAME.room("trumpet") ? gannet.x() : 0;
    }
    assertThat(movedTicks).isEqualTo(8);
  }

  /** Returns the mean column of all pixels of a colour. */
  private double meanColumn(int colour) {
    byte[] pixels = painter.frame().pixels();
    return IntStream.range(0, Frame.WIDTH * ROOM_HEIGHT)
        .filter(index -> pixels[index] == colour)
        .map(index -> index % Frame.WIDTH)
        .average()
        .orElseThrow();
  }

  @Test
  void gullsFlyOverTheShore() {
    player.begin(0).skipScene().skipScene();
    Set<Integer> places = new TreeSet<>();
    for (int i = 0; i < TICKS_PER_MINUTE; i++) {
      player.ticks(1);
      if (player.session().world().cast().actor(GULLS).room() == GAME.room("shore")) {
        places.add(player.session().world().cast().actor(GULLS).x());
      }
    }
    assertThat(places).hasSizeGreaterThan(20);
  }

  /** Small boxes do not shrink the rain in a room that the rain actor has never left. */
  @Test
  void theRainIsNotScaledAfterAnImmediateReturn() {
    enter("far.down", "far");
    enter("hall.outer", "hall");
    enter("far.up", "far");
    Actor rain = player.session().world().cast().actor(RAIN);
    assertThat(rain.room()).isEqualTo(GAME.room("far"));
    assertThat(rain.scaleX()).isEqualTo(Actor.FULL_SCALE);
  }

  /** The light that the lamp adds to the sky left of the tower decreases with the distance. */
  @Test
  void theBeamGetsDarkerWithTheDistance() {
    enter("far.up", "far");
    int[] dark = colours();
    player.session().machine().variables().write(GAME.operand("lampLit"), 1);
    enter("far.up", "far");
    double near = 0;
    double farther = 0;
    double farthest = 0;
    // This covers the whole colour cycle more than once.
    for (int i = 0; i < TICKS_IN_FOUR_SECONDS; i++) {
      player.ticks(1);
      near += addedBrightness(dark, 110, 160);
      farther += addedBrightness(dark, 60, 110);
      farthest += addedBrightness(dark, 0, 50);
    }
    assertThat(near).isGreaterThan(1.2 * farther);
    assertThat(farther).isGreaterThan(1.2 * farthest);
  }

  private void enter(String exit, String room) {
    if (player.roomName().equals("title")) {
      player.begin(0).skipScene().skipScene();
    }
    player.session().machine().runScript(GAME.script("leave"), GAME.object(exit), GAME.room(room));
    player.skipScene();
    assertThat(player.roomName()).isEqualTo(room);
  }

  /** Returns the increase in brightness of the middle of the beam between two columns. */
  private double addedBrightness(int[] before, int left, int right) {
    int[] now = colours();
    double sum = 0;
    for (int y = 8; y < 13; y++) {
      for (int x = left; x < right; x++) {
        sum += brightness(now[y * Frame.WIDTH + x]) - brightness(before[y * Frame.WIDTH + x]);
      }
    }
    return sum / (right - left);
  }

  private static int brightness(int colour) {
    return (colour >> 16 & 0xFF) + (colour >> 8 & 0xFF) + (colour & 0xFF);
  }

  private int changedPixels(int[] before, int left, int top, int right, int bottom) {
    int[] now = colours();
    int count = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        count += now[y * Frame.WIDTH + x] == before[y * Frame.WIDTH + x] ? 0 : 1;
      }
    }
    return count;
  }

  private void checkMotion() {
    if (checkedRooms.add(player.roomName())) {
      assertThat(longestRest())
          .as("ticks of rest in " + player.roomName())
          .isLessThan(TICKS_IN_FOUR_SECONDS);
    }
  }

  /**
   * Returns the largest number of consecutive ticks without a changed pixel of the room, within
   * three times the limit.
   */
  private int longestRest() {
    int longest = 0;
    int rest = 0;
    int[] before = colours();
    for (int i = 0; i < TICKS_IN_FOUR_SECONDS * 3; i++) {
      player.ticks(1);
      int[] now = colours();
      rest = Arrays.equals(before, now) ? rest + 1 : 0;
      longest = Math.max(longest, rest);
      before = now;
    }
    return longest;
  }

  private int[] colours() {
    byte[] pixels = painter.frame().pixels();
    byte[] palette = painter.frame().palette();
    int[] colours = new int[Frame.WIDTH * ROOM_HEIGHT];
    for (int i = 0; i < colours.length; i++) {
      int index = 3 * (pixels[i] & 0xFF);
      int red = palette[index] & 0xFF;
      int green = palette[index + 1] & 0xFF;
      int blue = palette[index + 2] & 0xFF;
      colours[i] = (red << 16) | (green << 8) | blue;
    }
    return colours;
  }
}
