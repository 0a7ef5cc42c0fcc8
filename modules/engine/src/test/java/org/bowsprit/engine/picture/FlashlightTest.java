package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that no pixels of the beam of the flashlight remain when the beam moves, when the room
 * scrolls, and when a script changes the size of the beam or turns the flashlight off. The rooms
 * have different heights (spec 02 §12; spec 14, rule 16).
 */
class FlashlightTest {

  private static final int ROOM = 5;
  private static final int FRAME_COUNT = 400;
  private static final int DARK_ROOM_HEIGHT = 144;
  private static final int SIZE_COUNT = 6;
  private static final int FIRST_SIZE_SCRIPT = 40;
  private static final String CORNER_INSETS = "86432211";

  private final FramePainter painter = new FramePainter(bound -> 0);
  private final ScriptedGame game = new ScriptedGame();

  @ParameterizedTest
  @ValueSource(ints = {64, 96, 120, 128, 136, 144, 168, 192, 200})
  void aDarkRoomIsBlackOutsideTheBeam(int height) {
    Random random = new Random(height);
    int width = 8 * (40 + random.nextInt(60));
    int top = 8 * random.nextInt((200 - height) / 8 + 1);
    for (int i = 0; i < SIZE_COUNT; i++) {
      String size = (1 + random.nextInt(20)) + "," + (1 + random.nextInt(26));
      game.script(FIRST_SIZE_SCRIPT + i, "lights(" + size + ",1);");
    }
    game.paintedRoom(ROOM, width, height)
        .withSetup(setup -> setup.withPainter(painter))
        .script(
            20,
            "SetScreen(" + top + "," + (top + height) + ");",
            "putActorInRoom(1," + ROOM + ");",
            "loadRoom(" + ROOM + ");")
        .script(21, "ActorOps(1,[IgnoreBoxes()]);", "putActor(1,Local[0],Local[1]);")
        .script(22, "panCameraTo(Local[0]);")
        .script(23, "setCameraAt(Local[0]);")
        .script(24, "actorFollowCamera(1);")
        .script(25, "lights(12,0,0);")
        .script(26, "lights(8,0,0);")
        .script(27, "lights(11,0,0);")
        .open()
        .run(20)
        .run(25);
    for (int frame = 0; frame < FRAME_COUNT; frame++) {
      runRandomScript(random, width, height);
      game.tick();
      assertOnlyTheBeamIsVisible(frame, top, height);
    }
  }

  private void openDarkRoomAndRun(String... statements) {
    game.paintedRoom(ROOM, Frame.WIDTH, DARK_ROOM_HEIGHT)
        .withSetup(setup -> setup.withPainter(painter))
        .script(
            20,
            "SetScreen(0," + DARK_ROOM_HEIGHT + ");",
            "ActorOps(1,[IgnoreBoxes()]);",
            "putActorInRoom(1," + ROOM + ");",
            "putActor(1,160,72);",
            "lights(12,0,0);",
            "loadRoom(" + ROOM + ");")
        .script(21, statements)
        .open()
        .run(20);
    game.tick(2);
    game.run(21);
    game.tick(2);
  }

  /** Only the instruction {@code lights} causes the room to be drawn again. */
  @ParameterizedTest
  @ValueSource(ints = {8, 11, 14, 0})
  void theBeamStaysOnTheScreenIfAScriptOnlySetsTheLightsVariable(int lights) {
    openDarkRoomAndRun("Var[9] = " + lights + ";");

    for (int x : new int[] {140, 160, 180}) {
      assertThat(pixel(x, 72))
          .as("the colour in the beam at column %d", x)
          .isEqualTo(ScriptedGameRooms.colour(x, 72));
    }
    assertThat(pixel(100, 72)).as("the colour to the left of the beam").isZero();
  }

  @Test
  void theOldBeamIsErasedWhenTheFlashlightIsTurnedOnAgain() {
    openDarkRoomAndRun("Var[9] = 8;", "breakHere();", "putActor(1,260,72);", "Var[9] = 12;");

    assertThat(pixel(160, 72)).isZero();
    assertThat(pixel(260, 72)).isEqualTo(ScriptedGameRooms.colour(260, 72));
  }

  @Test
  void aBeamThatIsHigherThanTheWindowHasNoLowerCorners() {
    openDarkRoomAndRun("lights(5,30,1);");

    assertThat(pixel(140, 0)).as("the colour in the upper corner of the beam").isZero();
    assertThat(pixel(140, DARK_ROOM_HEIGHT - 1))
        .isEqualTo(ScriptedGameRooms.colour(140, DARK_ROOM_HEIGHT - 1));
    assertThat(pixel(139, DARK_ROOM_HEIGHT - 1)).as("the colour to the left of the beam").isZero();
  }

  private int pixel(int x, int y) {
    return painter.frame().pixels()[y * Frame.WIDTH + x] & 0xFF;
  }

  private void runRandomScript(Random random, int width, int height) {
    switch (random.nextInt(24)) {
      case 0 -> game.run(22, random.nextInt(width));
      case 1 -> game.run(23, random.nextInt(width));
      case 2 -> game.run(24);
      case 3 -> game.run(26);
      case 4 -> game.run(27);
      case 5, 6, 7 -> game.run(25);
      case 8 -> game.run(FIRST_SIZE_SCRIPT + random.nextInt(SIZE_COUNT));
      case 9, 10, 11, 12, 13 ->
          game.run(21, random.nextInt(width + 80) - 40, random.nextInt(height + 40) - 20);
      default -> {
        // In the other frames, no script is started.
      }
    }
  }

  private void assertOnlyTheBeamIsVisible(int frame, int top, int height) {
    int lights = game.variable(9);
    int[] beam = game.world().flashlight().drawn();
    assertThat(beam != null).as("a beam is drawn in frame %d", frame).isEqualTo(lights == 12);
    int left = game.world().camera().leftEdge();
    byte[] pixels = painter.frame().pixels();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < Frame.WIDTH; x++) {
        boolean isVisible = lights == 11 || (beam != null && isInBeam(beam, x, y));
        int expected = isVisible ? ScriptedGameRooms.colour(left + x, y) : 0;
        if ((pixels[(top + y) * Frame.WIDTH + x] & 0xFF) != expected) {
          assertThat(pixels[(top + y) * Frame.WIDTH + x] & 0xFF)
              .as("the colour in frame %d, pixel (%d,%d) of the window", frame, x, y)
              .isEqualTo(expected);
        }
      }
    }
  }

  private static boolean isInBeam(int[] beam, int x, int y) {
    int right = beam[0] + beam[2];
    int bottom = beam[1] + beam[3];
    if (x < beam[0] || x >= right || y < beam[1] || y >= bottom) {
      return false;
    }
    int rowsToEdge = Math.min(y - beam[1], bottom - 1 - y);
    int inset = rowsToEdge < CORNER_INSETS.length() ? CORNER_INSETS.charAt(rowsToEdge) - '0' : 0;
    return x >= beam[0] + inset && x < right - inset;
  }
}
