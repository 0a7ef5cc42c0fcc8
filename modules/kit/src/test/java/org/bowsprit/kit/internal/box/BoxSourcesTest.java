package org.bowsprit.kit.internal.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.kit.text.TextProblem;
import org.junit.jupiter.api.Test;

/** Tests that box files are built, and that their errors and warnings are reported. */
class BoxSourcesTest {

  private final List<TextProblem> errors = new ArrayList<>();
  private final List<TextProblem> warnings = new ArrayList<>();

  private BoxChunks build(String... lines) {
    return new BoxSources(String.join("\n", lines)).build(errors, warnings).orElse(null);
  }

  private List<String> positionsAndMessages(List<TextProblem> problems) {
    return problems.stream()
        .map(each -> each.line() + ":" + each.column() + " " + each.getMessage())
        .toList();
  }

  @Test
  void theMatrixIsComputedFromTheBoxes() {
    BoxChunks floor =
        build(
            "box 0 none",
            "box 1 (0,100) (50,100) (50,120) (0,120)",
            "box 2 (50,100) (90,100) (90,120) (50,120)",
            "box 3 (90,100) (140,100) (140,120) (90,120)");

    assertThat(warnings).isEmpty();
    BoxMatrixChunk matrix = floor.matrix().orElseThrow();
    assertThat(matrix.next(1, 3)).isEqualTo(2);
    assertThat(matrix.next(3, 1)).isEqualTo(2);
    assertThat(matrix.next(2, 2)).isEqualTo(2);
    assertThat(matrix.next(0, 1)).isEqualTo(BoxMatrixChunk.NO_BOX);
  }

  @Test
  void linksOfTheAuthorTakePrecedenceOverTouchingBoxes() {
    BoxChunks floor =
        build(
            "box 0 none",
            "box 1 (0,100) (50,100) (50,120) (0,120)",
            "box 2 (50,100) (90,100) (90,120) (50,120)",
            "box 3 (200,100) (240,100) (240,120) (200,120)",
            "unlink 1 2   # a rail",
            "link 2 3     # a jump");

    BoxMatrixChunk matrix = floor.matrix().orElseThrow();
    assertThat(matrix.next(1, 2)).isEqualTo(BoxMatrixChunk.NO_BOX);
    assertThat(matrix.next(2, 3)).isEqualTo(3);
  }

  @Test
  void aRowOfTheAuthorReplacesTheComputedRow() {
    BoxChunks floor =
        build(
            "box 0 none",
            "box 1 (0,100) (50,100) (50,120) (0,120)",
            "box 2 (50,100) (90,100) (90,120) (50,120)",
            "row 1 = 0-0>1 2-2>1");

    assertThat(floor.matrix().orElseThrow().rows().get(1).toString())
        .isEqualTo("Row[hops=[[0-0=>1], [2-2=>1]]]");
  }

  @Test
  void planesScalesAndFlagsOfABoxAreBuilt() {
    BoxChunks floor =
        build(
            "scale slot 2 100 at 50 255 at 140",
            "box 0 none",
            "box 1 (0,100) (50,100) (50,120) (0,120) plane 2 scale slot 2 invisible flip-x facing"
                + " 3");

    BoxRecord box = floor.boxes().box(1);
    assertThat(box.mask()).isEqualTo(2);
    assertThat(box.flags()).isEqualTo(0x80 | 0x08 | 3);
    assertThat(box.scale()).isEqualTo(0x8001);
    assertThat(floor.scaleSlots().slots()).hasSize(4);
  }

  @Test
  void aCornerThatPointsInwardsIsAnError() {
    build("box 0 none", "box 1 (0,100) (50,100) (10,105) (0,120)");

    assertThat(positionsAndMessages(errors))
        .containsExactly(
            "2:1 expected corners clockwise from the upper left, none pointing inwards; 'as-is' at"
                + " the end of the line takes the box as it is");
  }

  @Test
  void severalMistakesAreReportedTogether() {
    build("box 0 none", "box 1 (0,100) (50,100) (50,120)", "bocks 2", "box 3 none");

    assertThat(positionsAndMessages(errors))
        .containsExactly(
            "2:32 expected '(': a box has four corners such as (8,126)",
            "3:1 expected box, scale, link, unlink, row or matrix",
            "4:5 expected box 2, because boxes are in order");
  }

  @Test
  void gapsOverlapsAndIsolatedBoxesCauseWarnings() {
    build(
        "box 0 none",
        "box 1 (0,100) (50,100) (50,120) (0,120)",
        "box 2 (52,100) (90,100) (90,120) (52,120)",
        "box 3 (80,110) (140,110) (140,140) (80,140)");

    assertThat(positionsAndMessages(warnings))
        .containsExactly(
            "3:1 there is a gap of less than 4 pixels between box 2 and box 1: they are not linked",
            "4:1 box 3 overlaps box 2: an actor there is in the box that an interpreter finds first",
            "2:1 box 1 is linked with no other: no actor walks there or away",
            "3:1 box 2 is linked with no other: no actor walks there or away",
            "4:1 box 3 is linked with no other: no actor walks there or away");
  }
}
