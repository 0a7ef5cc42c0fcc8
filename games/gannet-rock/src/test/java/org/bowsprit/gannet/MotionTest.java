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

/**
 * Tests that something moves in every room, so that the picture of no room remains unchanged for
 * four seconds.
 */
class MotionTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int ROOM_HEIGHT = 144;

  /** The number of ticks of six jiffies in four seconds. */
  private static final int TICKS_IN_FOUR_SECONDS = 40;

  private static final int TICKS_PER_MINUTE = 600;

  /** The rooms without the ego: cutscenes, close-ups, and the room with the inventory pictures. */
  private static final Set<String> ROOMS_WITHOUT_EGO =
      Set.of("ending", "draughts", "orlaface", "tobiasface", "pictures");

  /** The number of the rain's actor. */
  private static final int RAIN_ACTOR = 6;

  private static final int GANNET_ACTOR = 4;

  /** The colours of the gannet's bill and back. */
  private static final int BILL_COLOUR = 41;

  private static final int BACK_COLOUR = 37;

  /** The number of the gulls' actor. */
  private static final int GULLS_ACTOR = 11;

  private final FramePainter painter = new FramePainter(new Random(1)::nextInt);
  private final TestPlayer player =
      new TestPlayer(
          GAME,
          GameSession.boot(
              GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withPainter(painter)));

  private final Set<String> checkedRooms = new TreeSet<>();

  @Test
  void somethingMovesInEveryRoom() {
    player.runTicks(TICKS_IN_FOUR_SECONDS);
    checkMotion();
    player.begin(0).skipCutscene().skipCutscene();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.object(), exit.to()).awaitIdle();
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
    enterThrough("kitchen.hallWay", "kitchen");
    int[] before = colours();
    player.runTicks(3);
    assertThat(changedPixels(before, 24, 8, 80, 64)).isPositive();
  }

  @Test
  void thePendulumDoesNotDrawOverThePushedChest() {
    enterThrough("hall.outer", "hall");
    player.session().machine().runScript(GAME.script("moveChest"));
    player.runTicks(3);
    int[] before = colours();
    int pendulumPixels = 0;
    for (int i = 0; i < TICKS_IN_FOUR_SECONDS; i++) {
      player.runTicks(1);
      pendulumPixels += changedPixels(before, 152, 80, 168, 92);
      assertThat(changedPixels(before, 168, 88, 224, 120))
          .as("the number of changed pixels of the chest")
          .isZero();
    }
    assertThat(pendulumPixels).isPositive();
  }

  @Test
  void theGannetFacesItsFlightDirection() {
    enterThrough("trumpet.inside", "trumpet");
    player.session().machine().runScript(GAME.script("hornSounds"));
    Actor gannet = player.session().world().cast().actor(GANNET_ACTOR);
    int movedTicks = 0;
    int previousX = 0;
    for (int i = 0; i < TICKS_PER_MINUTE && movedTicks < 8; i++) {
      player.runTicks(1);
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
    player.begin(0).skipCutscene().skipCutscene();
    Set<Integer> columns = new TreeSet<>();
    for (int i = 0; i < TICKS_PER_MINUTE; i++) {
      player.runTicks(1);
      if (player.session().world().cast().actor(GULLS_ACTOR).room() == GAME.room("shore")) {
        columns.add(player.session().world().cast().actor(GULLS_ACTOR).x());
      }
    }
    assertThat(columns).hasSizeGreaterThan(20);
  }

  /**
   * The actor that draws the rain has never left the room {@code far}. The walk boxes of the room
   * have a small scale, which must not make the rain smaller.
   */
  @Test
  void theRainHasFullScaleAfterAnImmediateReturn() {
    enterThrough("far.down", "far");
    enterThrough("hall.outer", "hall");
    enterThrough("far.up", "far");
    Actor rain = player.session().world().cast().actor(RAIN_ACTOR);
    assertThat(rain.room()).isEqualTo(GAME.room("far"));
    assertThat(rain.scaleX()).isEqualTo(Actor.FULL_SCALE);
  }

  /**
   * To the left of the tower, the light that the lamp adds to the sky decreases with the distance
   * from the tower.
   */
  @Test
  void theBeamIsDarkerFartherFromTheTower() {
    enterThrough("far.up", "far");
    int[] darkColours = colours();
    player.session().machine().variables().write(GAME.operand("lampLit"), 1);
    enterThrough("far.up", "far");
    double nearBrightness = 0;
    double fartherBrightness = 0;
    double farthestBrightness = 0;
    // This covers the whole colour cycle more than once.
    for (int i = 0; i < TICKS_IN_FOUR_SECONDS; i++) {
      player.runTicks(1);
      nearBrightness += addedBrightness(darkColours, 110, 160);
      fartherBrightness += addedBrightness(darkColours, 60, 110);
      farthestBrightness += addedBrightness(darkColours, 0, 50);
    }
    assertThat(nearBrightness).isGreaterThan(1.2 * fartherBrightness);
    assertThat(fartherBrightness).isGreaterThan(1.2 * farthestBrightness);
  }

  private void enterThrough(String exit, String room) {
    if (player.roomName().equals("title")) {
      player.begin(0).skipCutscene().skipCutscene();
    }
    player.session().machine().runScript(GAME.script("leave"), GAME.object(exit), GAME.room(room));
    player.skipCutscene();
    assertThat(player.roomName()).isEqualTo(room);
  }

  /** Returns the increase in brightness of the middle of the beam between two columns. */
  private double addedBrightness(int[] coloursBefore, int left, int right) {
    int[] currentColours = colours();
    double sum = 0;
    for (int y = 8; y < 13; y++) {
      for (int x = left; x < right; x++) {
        sum +=
            brightness(currentColours[y * Frame.WIDTH + x])
                - brightness(coloursBefore[y * Frame.WIDTH + x]);
      }
    }
    return sum / (right - left);
  }

  private static int brightness(int colour) {
    return (colour >> 16 & 0xFF) + (colour >> 8 & 0xFF) + (colour & 0xFF);
  }

  private int changedPixels(int[] coloursBefore, int left, int top, int right, int bottom) {
    int[] currentColours = colours();
    int count = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        count += currentColours[y * Frame.WIDTH + x] == coloursBefore[y * Frame.WIDTH + x] ? 0 : 1;
      }
    }
    return count;
  }

  private void checkMotion() {
    if (checkedRooms.add(player.roomName())) {
      assertThat(longestTicksWithoutMotion())
          .as("the number of ticks without motion in " + player.roomName())
          .isLessThan(TICKS_IN_FOUR_SECONDS);
    }
  }

  /**
   * Returns the largest number of consecutive ticks in which no pixel of the room changes. The room
   * is observed for three times the permitted number.
   */
  private int longestTicksWithoutMotion() {
    int longest = 0;
    int unchangedTicks = 0;
    int[] previousColours = colours();
    for (int i = 0; i < TICKS_IN_FOUR_SECONDS * 3; i++) {
      player.runTicks(1);
      int[] currentColours = colours();
      unchangedTicks = Arrays.equals(previousColours, currentColours) ? unchangedTicks + 1 : 0;
      longest = Math.max(longest, unchangedTicks);
      previousColours = currentColours;
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
