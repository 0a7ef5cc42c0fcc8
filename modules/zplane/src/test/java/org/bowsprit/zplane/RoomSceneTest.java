package org.bowsprit.zplane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.junit.jupiter.api.Test;

class RoomSceneTest {

  private static final int HOLE = 255;

  private final RoomScene scene = new RoomScene();

  RoomSceneTest() {
    scene.setWindowHeight(144);
    enter(640, 2);
  }

  /** Enters a room in which column c has the colour c + 1 and no plane hides anything. */
  private void enter(int width, int planes) {
    byte[] pixels = new byte[width * 144];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (i % width / 8 + 1);
    }
    TreeMap<Integer, ZPlane> zPlanes = new TreeMap<>();
    for (int plane = 1; plane <= planes; plane++) {
      zPlanes.put(plane, ZPlane.of(new byte[width / 8 * 144], width / 8, 144));
    }
    LayeredPicture picture =
        new LayeredPicture(Optional.of(StripPicture.of(pixels, width, 144)), zPlanes);
    scene.enter(width, 144, Optional.of(new RoomPicture(planes, Optional.of(picture))), HOLE);
    scene.setLeftEdge(0);
    scene.paintBackground(0, 39);
  }

  @Test
  void theWindowShowsTheRoomFromItsLeftEdgeOn() {
    scene.setLeftEdge(80);
    scene.paintBackground(0, 79);
    assertThat(scene.front().colourAt(0, 0)).isEqualTo(11);
    assertThat(scene.front().colourAt(319, 143)).isEqualTo(50);
    assertThat(scene.front().colourAt(0, 144)).as("below the window").isZero();
  }

  @Test
  void aScrollMovesTheBuffers() {
    scene.front().fill(100, 10, 101, 11, 99);
    scene.scrollTo(8);
    assertThat(scene.front().colourAt(92, 10)).isEqualTo(99);
    assertThat(scene.back().colourAt(0, 0)).isEqualTo(2);
    scene.paintBackground(40, 40);
    assertThat(scene.front().colourAt(319, 0)).isEqualTo(41);
    scene.scrollTo(0);
    assertThat(scene.front().colourAt(100, 10)).isEqualTo(99);
  }

  /** Spec 02, acceptance check 10. */
  @Test
  void check10ObjectsWriteTheirMasks() {
    scene.paintObject(object((byte) 7, fullPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8)).isTrue();
    scene.paintObject(object((byte) 7, emptyPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8)).as("opaque, empty plane").isFalse();
    scene.paintObject(object((byte) 7, fullPlane()), 16, 8, 16, 0, 39);
    scene.paintObject(seeThrough(emptyPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8)).as("see-through, empty plane").isTrue();
    scene.paintObject(object((byte) 7, null), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8)).as("no plane").isTrue();
    assertThat(scene.masks().hides(2, 16, 8)).as("another plane").isFalse();
    scene.paintBackground(2, 2);
    assertThat(scene.masks().hides(1, 16, 8)).as("background").isFalse();
    assertThat(scene.masks().hides(1, 24, 8)).as("the next column").isTrue();
  }

  @Test
  void planesThatTheRoomLacksAreIgnored() {
    enter(640, 0);
    scene.paintObject(object((byte) 7, fullPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().planes()).isZero();
  }

  /**
   * Spec 02, acceptance check 20, the part about painting: the picture that was painted last is on
   * top.
   */
  @Test
  void check20TheLastPaintedObjectIsOnTop() {
    scene.paintObject(object((byte) 51, null), 16, 8, 16, 0, 39);
    scene.paintObject(object((byte) 50, null), 24, 8, 16, 0, 39);
    assertThat(scene.front().colourAt(24, 8)).isEqualTo(50);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(51);
  }

  @Test
  void objectsAreAlignedToWholeColumns() {
    scene.paintObject(object((byte) 50, null), 21, 8, 23, 0, 39);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(50);
    assertThat(scene.front().colourAt(32, 8)).isEqualTo(5);
    assertThat(scene.front().colourAt(16, 24)).as("16 of 23 rows").isEqualTo(3);
  }

  @Test
  void objectsAreClippedToTheWindow() {
    scene.paintObject(object((byte) 50, fullPlane()), 16, -8, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 7)).isEqualTo(50);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(3);
    assertThat(scene.masks().hides(1, 16, 7)).isTrue();
    assertThat(scene.masks().hides(1, 16, 8)).isFalse();
    scene.paintObject(object((byte) 50, null), 312, 136, 16, 0, 79);
    assertThat(scene.front().colourAt(319, 143)).isEqualTo(50);
    assertThat(scene.front().colourAt(319, 144)).isZero();
    scene.paintObject(object((byte) 50, null), 16, 400, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 143)).isEqualTo(3);
  }

  @Test
  void seeThroughObjectsShowTheBackgroundInTheirHoles() {
    scene.paintObject(seeThrough(null), 16, 8, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 8)).as("a hole").isEqualTo(3);
    assertThat(scene.front().colourAt(17, 8)).isEqualTo(7);
    scene.paintObject(seeThrough(null), 32, -8, 16, 0, 39);
    assertThat(scene.front().colourAt(32, 1)).as("a hole in a clipped strip").isEqualTo(5);
    assertThat(scene.front().colourAt(33, 1)).isEqualTo(7);
  }

  @Test
  void inTheDarkTheFrontStaysBlack() {
    scene.setLit(false);
    scene.paintBackground(0, 39);
    scene.paintObject(object((byte) 50, null), 16, 8, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 8)).isZero();
    assertThat(scene.back().colourAt(16, 8)).isEqualTo(50);
    scene.setLit(true);
    scene.restore(2, 2, 8, 9);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(50);
    assertThat(scene.front().colourAt(16, 9)).isZero();
  }

  @Test
  void theBeamHasRoundCorners() {
    scene.setLit(false);
    scene.paintBackground(0, 39);
    Beam beam = new Beam(40, 40, 56, 56);
    beam.showBackground(scene);
    int[] black = {8, 6, 4, 3, 2, 2, 1, 1, 0};
    for (int row = 0; row < black.length; row++) {
      assertThat(blackPixels(40 + row, 40)).as("row " + row).isEqualTo(black[row]);
      assertThat(blackPixels(95 - row, 40)).as("row " + (55 - row)).isEqualTo(black[row]);
      assertThat(scene.front().colourAt(95 - black[row], 40 + row))
          .isEqualTo((95 - black[row]) / 8 + 1);
    }
    assertThat(scene.front().colourAt(39, 60)).isZero();
    beam.darken(scene);
    assertThat(scene.front().colourAt(60, 60)).isZero();
  }

  @Test
  void aRoomWithoutPictureIsBlack() {
    scene.enter(320, 144, Optional.empty(), HOLE);
    scene.paintBackground(0, 39);
    assertThat(scene.front().colourAt(100, 100)).isZero();
  }

  private int blackPixels(int y, int from) {
    int x = from;
    while (scene.front().colourAt(x, y) == 0) {
      x++;
    }
    return x - from;
  }

  private static LayeredPicture object(byte colour, ZPlane plane) {
    byte[] pixels = new byte[16 * 16];
    Arrays.fill(pixels, colour);
    return picture(StripPicture.of(pixels, 16, 16), plane);
  }

  /** Returns a picture in which every second column is a hole. */
  private static LayeredPicture seeThrough(ZPlane plane) {
    byte[] pixels = new byte[16 * 16];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (i % 2 == 0 ? HOLE : 7);
    }
    return picture(StripPicture.of(pixels, 16, 16, HOLE), plane);
  }

  private static LayeredPicture picture(StripPicture pixels, ZPlane plane) {
    TreeMap<Integer, ZPlane> planes = new TreeMap<>();
    if (plane != null) {
      planes.put(1, plane);
    }
    return new LayeredPicture(Optional.of(pixels), planes);
  }

  private static ZPlane fullPlane() {
    byte[] mask = new byte[2 * 16];
    Arrays.fill(mask, (byte) 0xFF);
    return ZPlane.of(mask, 2, 16);
  }

  private static ZPlane emptyPlane() {
    return ZPlane.of(new byte[2 * 16], 2, 16);
  }
}
