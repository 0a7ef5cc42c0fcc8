package org.bowsprit.zplane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeScale;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the acceptance checks of spec 03 about drawing actors. */
class ActorAcceptanceTest {

  private static final int ROOM_COLOUR = 3;

  private final RoomScene scene = new RoomScene();
  private final int[] shadow = IntStream.range(0, 256).toArray();

  ActorAcceptanceTest() {
    enterRoom(0);
  }

  /** Enters a room with a background of one colour. Each of its z-planes hides the whole actor. */
  private void enterRoom(int planeCount) {
    byte[] pixels = new byte[320 * 200];
    Arrays.fill(pixels, (byte) ROOM_COLOUR);
    byte[] mask = new byte[40 * 200];
    Arrays.fill(mask, (byte) 0xFF);
    TreeMap<Integer, ZPlane> zPlanes = new TreeMap<>();
    for (int plane = 1; plane <= planeCount; plane++) {
      zPlanes.put(plane, ZPlane.of(mask, 40, 200));
    }
    LayeredPicture picture =
        new LayeredPicture(Optional.of(StripPicture.of(pixels, 320, 200)), zPlanes);
    scene.enter(320, 200, Optional.of(new RoomPicture(planeCount, Optional.of(picture))), 255);
    scene.paintBackground(0, 39);
  }

  @Test
  void check9PicturesAreMirroredForWestUnlessTheCostumeStoresThem() {
    assertThat(visibleColumns(new TestActor().limb(21, 1, -11, 0, (byte) 1).facingWest()))
        .containsExactlyElementsOf(range(151, 171));
    assertThat(visibleColumns(new TestActor().limb(21, 1, -11, 0, (byte) 1)))
        .containsExactlyElementsOf(range(149, 169));
    assertThat(
            visibleColumns(
                new TestActor().limb(21, 1, -11, 0, (byte) 1).facingWest().withWestStored()))
        .containsExactlyElementsOf(range(149, 169));
  }

  @ParameterizedTest
  @CsvSource({
    "210,40,-39",
    "241,46,-45",
    "254,47,-46",
    "255,47,-46",
    "128,25,-24",
    "64,13,",
    "1,1,0"
  })
  void checks10And11AScaledPictureHasTheSpecifiedNumberOfRows(
      int scale, int count, Integer firstRow) {
    List<Integer> rows =
        visibleRows(
            new TestActor()
                .limb(1, 47, 0, -46, (byte) 1)
                .withScale(255, scale)
                .withPosition(160, 100));
    assertThat(rows).hasSize(count);
    if (firstRow != null) {
      assertThat(rows.get(0)).isEqualTo(100 + firstRow);
    }
    assertThat(rows).containsExactlyElementsOf(range(rows.get(0), rows.get(0) + count - 1));
  }

  @Test
  void check10ScalingDropsTheSpecifiedRows() {
    assertThat(droppedRows(-46, 47, 210)).containsExactly(3, 7, 15, 19, 23, 31, 39);
    assertThat(droppedRows(-46, 47, 241)).containsExactly(15);
  }

  @Test
  void check12AtScale210SomeColumnsHaveTheSamePosition() {
    assertThat(columnPositions(210, false))
        .containsExactly(-10, -9, -8, -7, -6, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8);
    assertThat(columnPositions(210, true))
        .containsExactly(10, 9, 8, 7, 6, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -7, -8);
  }

  @Test
  void check13AtScale128MostColumnsHaveTheSamePositionAsTheirNeighbour() {
    assertThat(columnPositions(128, false))
        .containsExactly(-6, -6, -5, -5, -4, -4, -3, -3, -2, -2, -1, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5);
    assertThat(columnPositions(128, true))
        .containsExactly(5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, -1, -2, -3, -3, -4, -4, -5, -5, -6);
  }

  @Test
  void check14ADroppedColumnIsVisibleWhereTheNextIsTransparent() {
    // At scale 128 and offset -11, columns 0 and 1 have the same position, and column 1 is
    // transparent.
    draw(new TestActor().limb(2, 1, -11, 0, (byte) 5, (byte) 0).withScale(128, 255));
    assertThat(scene.front().colourAt(154, 100)).isEqualTo(105);
  }

  @Test
  void check15EachScaleKeepsAsManyEntriesOfTheTableAsItsValue() {
    for (int scale = 0; scale < 255; scale++) {
      int size = scale;
      assertThat(IntStream.range(0, 256).filter(index -> CostumeScale.isKept(index, size)).count())
          .isEqualTo(scale);
    }
  }

  @Test
  void check16ALimbMovesTheLimbsThatAreDrawnAfterIt() {
    TestActor actor =
        new TestActor().limb(1, 1, 0, 0, 8, 3, (byte) 1).limb(1, 1, 0, 0, 0, 0, (byte) 2);
    draw(actor);
    assertThat(scene.front().colourAt(168, 97)).isEqualTo(102);
    draw(actor.facingWest());
    assertThat(scene.front().colourAt(152, 97)).isEqualTo(102);
  }

  @Test
  void check17Colour13DarkensThePixelBehindIt() {
    draw(new TestActor().limb(1, 1, 0, 0, (byte) 1).withColour(1, 13));
    assertThat(scene.front().colourAt(160, 100)).isEqualTo(ROOM_COLOUR);
    shadow[ROOM_COLOUR] = 77;
    draw(new TestActor().limb(1, 1, 0, 0, (byte) 1).withColour(1, 13));
    assertThat(scene.front().colourAt(160, 100)).isEqualTo(77);
  }

  @Test
  void shadowMode32DarkensAllPixelsBehindTheActor() {
    shadow[ROOM_COLOUR] = 77;
    draw(new TestActor().limb(1, 2, 0, 0, (byte) 1, (byte) 0).withShadowMode(0x20));
    assertThat(scene.front().colourAt(160, 100)).isEqualTo(77);
    assertThat(scene.front().colourAt(160, 101)).isEqualTo(ROOM_COLOUR);
  }

  @Test
  void check17InTheDarkAllColoursExcept12BecomeColour8() {
    new ActorPainter()
        .draw(new TestActor().limb(1, 2, 0, 0, (byte) 1, (byte) 12), scene, false, shadow);
    assertThat(scene.front().colourAt(160, 100)).isEqualTo(8);
    assertThat(scene.front().colourAt(160, 101)).isZero();
  }

  @Test
  void check18TheClipLevelIsAtMostTheNumberOfPlanes() {
    enterRoom(1);
    draw(new TestActor().limb(1, 1, 0, 0, (byte) 1).behindPlane(3));
    assertThat(scene.front().colourAt(160, 100)).isEqualTo(ROOM_COLOUR);
    draw(new TestActor().limb(1, 1, 0, 0, (byte) 1).behindPlane(0));
    assertThat(scene.front().colourAt(160, 100)).isEqualTo(101);
  }

  @Test
  void aPictureThatIsTooTallIsNotDrawn() {
    assertThat(visibleRows(new TestActor().limb(1, 156, 0, 0, (byte) 1))).isEmpty();
    assertThat(visibleRows(new TestActor().limb(1, 155, 0, 0, (byte) 1))).hasSize(100);
  }

  /** Tests pictures with columns outside the edge at which drawing starts (spec 03 §6.2). */
  @Test
  void aScaledPictureThatStartsOutsideTheWindowIsMovedInward() {
    byte[] columns = {1, 2, 3, 4, 5, 6};
    draw(new TestActor().limb(6, 1, 0, 0, columns).withPosition(-3, 100).withScale(255, 254));
    assertThat(coloursOfRow100(0, 4)).containsExactly(103, 104, 105, 106);
    enterRoom(0);
    draw(new TestActor().limb(6, 1, 0, 0, columns).withPosition(-3, 100));
    assertThat(coloursOfRow100(0, 4)).containsExactly(104, 105, 106, ROOM_COLOUR);
    enterRoom(0);
    draw(new TestActor().limb(6, 1, 0, 0, columns).withPosition(-1, 100).withScale(255, 254));
    assertThat(coloursOfRow100(0, 4))
        .as("the colours of an actor at x = -1, with one column left of the window")
        .containsExactly(102, 103, 104, 105);
    enterRoom(0);
    draw(new TestActor().limb(6, 1, 0, 0, columns).withPosition(322, 100).facingWest());
    assertThat(coloursOfRow100(316, 320)).containsExactly(106, 105, 104, 103);
  }

  @Test
  void theCacheOfUnpackedPicturesIsLimited() {
    CostumeFrames frames = new CostumeFrames();
    for (int i = 0; i < 100; i++) {
      TestActor actor = new TestActor().limb(200, 200, 0, 0, (byte) 1);
      CostumePicture picture = actor.costume().limbs().get(0).picture(0).orElseThrow();
      OpaquePixels unpacked = frames.opaquePixels(picture, actor.costume().runs());
      assertThat(frames.opaquePixels(picture, actor.costume().runs())).isSameAs(unpacked);
      assertThat(frames.pixels()).isLessThanOrEqualTo(CostumeFrames.CAPACITY);
    }
  }

  private void draw(TestActor actor) {
    new ActorPainter().draw(actor, scene, true, shadow);
  }

  private List<Integer> visibleColumns(TestActor actor) {
    enterRoom(0);
    draw(actor);
    return IntStream.range(0, 320)
        .filter(x -> scene.front().colourAt(x, 100) != ROOM_COLOUR)
        .boxed()
        .toList();
  }

  private List<Integer> visibleRows(TestActor actor) {
    enterRoom(0);
    draw(actor);
    return IntStream.range(0, 200)
        .filter(row -> scene.front().colourAt(160, row) != ROOM_COLOUR)
        .boxed()
        .toList();
  }

  private List<Integer> coloursOfRow100(int from, int to) {
    return IntStream.range(from, to).mapToObj(x -> scene.front().colourAt(x, 100)).toList();
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  private static List<Integer> droppedRows(int offset, int height, int scale) {
    List<Integer> droppedRows = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      if (!CostumeScale.isKept(CostumeScale.ANCHOR - Math.abs(offset) + row, scale)) {
        droppedRows.add(row);
      }
    }
    return droppedRows;
  }

  /**
   * Returns the positions of the 21 columns of the picture in checks 12 and 13, counted from the
   * anchor.
   */
  private static List<Integer> columnPositions(int scale, boolean facesWest) {
    TestActor actor = new TestActor().limb(21, 1, -11, 0, (byte) 1).withScale(scale, 255);
    PicturePlacement placement = new PicturePlacement();
    placement.place(
        actor.costume().limbs().get(0).picture(0).orElseThrow(),
        facesWest ? actor.facingWest() : actor,
        0,
        0,
        0,
        200);
    return IntStream.range(0, 21).mapToObj(column -> placement.screenX(column) - 160).toList();
  }
}
