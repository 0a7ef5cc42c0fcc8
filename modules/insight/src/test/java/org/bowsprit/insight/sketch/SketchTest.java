package org.bowsprit.insight.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests drawing lines, areas and texts on a frame. */
class SketchTest {

  private final Frame frame = new Frame();
  private final Inks inks = new Inks();
  private final Sketch sketch = new Sketch(inks).drawOn(frame);

  private String rowAsText(int y, int startX, int endX) {
    StringBuilder row = new StringBuilder();
    for (int x = startX; x < endX; x++) {
      row.append(frame.pixels()[y * Frame.WIDTH + x] == inks.of(Ink.WHITE) ? '#' : '.');
    }
    return row.toString();
  }

  @Test
  void aLineContainsBothEndPoints() {
    sketch.line(2, 0, 5, 0, Ink.WHITE);
    assertThat(rowAsText(0, 0, 8)).isEqualTo("..####..");
  }

  @Test
  void dashesWithDifferentOffsetsDoNotOverlap() {
    sketch.dashes(0, 0, 11, 0, new Sketch.Dash(2, 6, 0), Ink.WHITE);
    assertThat(rowAsText(0, 0, 12)).isEqualTo("##....##....");
    sketch.dashes(0, 1, 11, 1, new Sketch.Dash(2, 6, 2), Ink.WHITE);
    assertThat(rowAsText(1, 0, 12)).isEqualTo("..##....##..");
  }

  @Test
  void nothingIsDrawnOutsideTheClipRectangle() {
    sketch.setClip(2, 1, 6, 2).setOrigin(1, 1);
    sketch.line(-30_000, 0, 30_000, 0, Ink.WHITE);
    sketch.fill(-5, 1, 300, 300, Ink.WHITE);
    assertThat(rowAsText(0, 0, 8)).isEqualTo("........");
    assertThat(rowAsText(1, 0, 8)).isEqualTo("..####..");
    assertThat(rowAsText(2, 0, 8)).isEqualTo("........");
  }

  @Test
  void writtenTextIsRecordedWithItsPosition() {
    sketch.setClip(0, 10, 100, 50).setOrigin(20, 10);
    sketch.text(2, 3, "T\u00fcr", Ink.WHITE);
    sketch.text(90, 3, "cut off", Ink.WHITE);

    assertThat(frame.captions())
        .containsExactly(new Caption(22, 13, 33, 19, "T\u00fcr", inks.of(Ink.WHITE) & 0xFF, false));
  }

  @Test
  void everyAsciiCharacterHasItsOwnShape() {
    Set<String> shapes = new HashSet<>();
    for (char character = ' '; character <= '~'; character++) {
      StringBuilder shape = new StringBuilder();
      for (int row = 0; row < TinyFont.HEIGHT; row++) {
        for (int column = 0; column < TinyFont.WIDTH; column++) {
          shape.append(TinyFont.isSet(character, column, row) ? '#' : '.');
        }
      }
      assertThat(shapes.add(shape.toString()))
          .as("the shape of '" + character + "' is unique")
          .isTrue();
    }
    assertThat(TinyFont.isSet('é', 0, 0)).isEqualTo(TinyFont.isSet('?', 0, 0));
  }

  @Test
  void labelsDoNotOverlapAndStayInsideThePicture() {
    Labels labels = new Labels(sketch);
    for (int i = 0; i < 3; i++) {
      labels.put(-20, 100, "12", Ink.WHITE);
    }
    int labelCount = 0;
    for (int y = 0; y < Frame.HEIGHT; y++) {
      labelCount += rowAsText(y, 0, 9).equals("..#..##..") ? 1 : 0;
    }
    assertThat(labelCount).as("the number of labels in the picture").isEqualTo(3);
  }
}
