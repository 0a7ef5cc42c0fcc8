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

/** Tests how the background of a room, its objects and its z-planes are painted into the window. */
class RoomSceneTest {

  private static final int TRANSPARENT_COLOUR = 255;

  private final RoomScene scene = new RoomScene();

  RoomSceneTest() {
    scene.setWindowHeight(144);
    enterRoom(640, 2);
  }

  /**
   * Enters a room in which strip number n, 8 pixels wide, has the colour n + 1. Its z-planes hide
   * nothing.
   */
  private void enterRoom(int width, int planeCount) {
    byte[] pixels = new byte[width * 144];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (i % width / 8 + 1);
    }
    TreeMap<Integer, ZPlane> zPlanes = new TreeMap<>();
    for (int plane = 1; plane <= planeCount; plane++) {
      zPlanes.put(plane, ZPlane.of(new byte[width / 8 * 144], width / 8, 144));
    }
    LayeredPicture picture =
        new LayeredPicture(Optional.of(StripPicture.of(pixels, width, 144)), zPlanes);
    scene.enter(
        width,
        144,
        Optional.of(new RoomPicture(planeCount, Optional.of(picture))),
        TRANSPARENT_COLOUR);
    scene.setLeftEdge(0);
    scene.paintBackground(0, 39);
  }

  @Test
  void theWindowShowsTheRoomFromItsLeftEdgeOn() {
    scene.setLeftEdge(80);
    scene.paintBackground(0, 79);
    assertThat(scene.front().colourAt(0, 0)).isEqualTo(11);
    assertThat(scene.front().colourAt(319, 143)).isEqualTo(50);
    assertThat(scene.front().colourAt(0, 144)).as("the colour below the window").isZero();
  }

  @Test
  void scrollingMovesTheContentsOfTheBuffers() {
    scene.front().fill(100, 10, 101, 11, 99);
    scene.scrollTo(8);
    assertThat(scene.front().colourAt(92, 10)).isEqualTo(99);
    assertThat(scene.back().colourAt(0, 0)).isEqualTo(2);
    scene.paintBackground(40, 40);
    assertThat(scene.front().colourAt(319, 0)).isEqualTo(41);
    scene.scrollTo(0);
    assertThat(scene.front().colourAt(100, 10)).isEqualTo(99);
  }

  /** Acceptance check 10 of spec 02. */
  @Test
  void check10PaintingAnObjectChangesTheMasksOfItsPlanes() {
    scene.paintObject(objectPicture((byte) 7, fullPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8)).isTrue();
    scene.paintObject(objectPicture((byte) 7, emptyPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8))
        .as("the mask hides the pixel after an opaque object with an empty plane")
        .isFalse();
    scene.paintObject(objectPicture((byte) 7, fullPlane()), 16, 8, 16, 0, 39);
    scene.paintObject(pictureWithHoles(emptyPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8))
        .as("the mask hides the pixel after an object with holes and an empty plane")
        .isTrue();
    scene.paintObject(objectPicture((byte) 7, null), 16, 8, 16, 0, 39);
    assertThat(scene.masks().hides(1, 16, 8))
        .as("the mask hides the pixel after an object without a plane")
        .isTrue();
    assertThat(scene.masks().hides(2, 16, 8))
        .as("the mask of another plane hides the pixel")
        .isFalse();
    scene.paintBackground(2, 2);
    assertThat(scene.masks().hides(1, 16, 8))
        .as("the mask hides the pixel after the background is painted")
        .isFalse();
    assertThat(scene.masks().hides(1, 24, 8))
        .as("the mask hides a pixel of the next strip")
        .isTrue();
  }

  @Test
  void planesOfAnObjectThatTheRoomDoesNotHaveAreIgnored() {
    enterRoom(640, 0);
    scene.paintObject(objectPicture((byte) 7, fullPlane()), 16, 8, 16, 0, 39);
    assertThat(scene.masks().planeCount()).isZero();
  }

  /** The part of acceptance check 20 of spec 02 that is about painting. */
  @Test
  void check20TheObjectThatWasPaintedLastIsOnTop() {
    scene.paintObject(objectPicture((byte) 51, null), 16, 8, 16, 0, 39);
    scene.paintObject(objectPicture((byte) 50, null), 24, 8, 16, 0, 39);
    assertThat(scene.front().colourAt(24, 8)).isEqualTo(50);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(51);
  }

  @Test
  void objectsAreAlignedToWholeColumns() {
    scene.paintObject(objectPicture((byte) 50, null), 21, 8, 23, 0, 39);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(50);
    assertThat(scene.front().colourAt(32, 8)).isEqualTo(5);
    assertThat(scene.front().colourAt(16, 24))
        .as("the colour below an object whose height of 23 is rounded down to 16 rows")
        .isEqualTo(3);
  }

  @Test
  void objectsAreClippedToTheWindow() {
    scene.paintObject(objectPicture((byte) 50, fullPlane()), 16, -8, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 7)).isEqualTo(50);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(3);
    assertThat(scene.masks().hides(1, 16, 7)).isTrue();
    assertThat(scene.masks().hides(1, 16, 8)).isFalse();
    scene.paintObject(objectPicture((byte) 50, null), 312, 136, 16, 0, 79);
    assertThat(scene.front().colourAt(319, 143)).isEqualTo(50);
    assertThat(scene.front().colourAt(319, 144)).isZero();
    scene.paintObject(objectPicture((byte) 50, null), 16, 400, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 143)).isEqualTo(3);
  }

  @Test
  void theBackgroundIsVisibleThroughTheHolesOfAnObject() {
    scene.paintObject(pictureWithHoles(null), 16, 8, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 8)).as("the colour in a hole").isEqualTo(3);
    assertThat(scene.front().colourAt(17, 8)).isEqualTo(7);
    scene.paintObject(pictureWithHoles(null), 32, -8, 16, 0, 39);
    assertThat(scene.front().colourAt(32, 1))
        .as("the colour in a hole of a clipped strip")
        .isEqualTo(5);
    assertThat(scene.front().colourAt(33, 1)).isEqualTo(7);
  }

  @Test
  void inTheDarkTheFrontBufferStaysBlack() {
    scene.setLit(false);
    scene.paintBackground(0, 39);
    scene.paintObject(objectPicture((byte) 50, null), 16, 8, 16, 0, 39);
    assertThat(scene.front().colourAt(16, 8)).isZero();
    assertThat(scene.back().colourAt(16, 8)).isEqualTo(50);
    scene.setLit(true);
    scene.restore(2, 2, 8, 9);
    assertThat(scene.front().colourAt(16, 8)).isEqualTo(50);
    assertThat(scene.front().colourAt(16, 9)).isZero();
  }

  @Test
  void theBeamOfTheFlashlightHasRoundCorners() {
    scene.setLit(false);
    scene.paintBackground(0, 39);
    Beam beam = new Beam(40, 40, 56, 56);
    beam.showBackground(scene);
    int[] blackCounts = {8, 6, 4, 3, 2, 2, 1, 1, 0};
    for (int row = 0; row < blackCounts.length; row++) {
      assertThat(blackPixels(40 + row, 40))
          .as("the number of black pixels in row %d of the beam", row)
          .isEqualTo(blackCounts[row]);
      assertThat(blackPixels(95 - row, 40))
          .as("the number of black pixels in row %d of the beam", 55 - row)
          .isEqualTo(blackCounts[row]);
      assertThat(scene.front().colourAt(95 - blackCounts[row], 40 + row))
          .isEqualTo((95 - blackCounts[row]) / 8 + 1);
    }
    assertThat(scene.front().colourAt(39, 60)).isZero();
    beam.darken(scene);
    assertThat(scene.front().colourAt(60, 60)).isZero();
  }

  @Test
  void aRoomWithoutPictureIsBlack() {
    scene.enter(320, 144, Optional.empty(), TRANSPARENT_COLOUR);
    scene.paintBackground(0, 39);
    assertThat(scene.front().colourAt(100, 100)).isZero();
  }

  private int blackPixels(int y, int firstColumn) {
    int x = firstColumn;
    while (scene.front().colourAt(x, y) == 0) {
      x++;
    }
    return x - firstColumn;
  }

  private static LayeredPicture objectPicture(byte colour, ZPlane plane) {
    byte[] pixels = new byte[16 * 16];
    Arrays.fill(pixels, colour);
    return layeredPicture(StripPicture.of(pixels, 16, 16), plane);
  }

  /** Returns a picture in which every second column is transparent. */
  private static LayeredPicture pictureWithHoles(ZPlane plane) {
    byte[] pixels = new byte[16 * 16];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (i % 2 == 0 ? TRANSPARENT_COLOUR : 7);
    }
    return layeredPicture(StripPicture.of(pixels, 16, 16, TRANSPARENT_COLOUR), plane);
  }

  private static LayeredPicture layeredPicture(StripPicture pixels, ZPlane plane) {
    TreeMap<Integer, ZPlane> zPlanes = new TreeMap<>();
    if (plane != null) {
      zPlanes.put(1, plane);
    }
    return new LayeredPicture(Optional.of(pixels), zPlanes);
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
