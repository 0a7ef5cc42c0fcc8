package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.disc;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Tobias;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/** Paints Tobias's draughtboard from above, with the fire on the left and the door on the right. */
public final class Draughts implements LamplitScene {

  private static final int SQUARE_SIZE = 16;
  private static final int BOARD_LEFT = 96;
  private static final int BOARD_TOP = 8;

  /** The squares of the white men, counted from the door. */
  private static final int[] WHITE_MEN = {20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32};

  private static final int[] BLACK_MEN = {1, 3, 4, 5, 6, 7, 9, 10, 12, 13, 15};

  /** The squares of the white men after the move 22–17. */
  private static final int[] WHITE_AFTER_MOVE = {17, 20, 21, 23, 25, 26, 27, 28, 29, 30, 31, 32};

  /** The squares of the white men after 13×22, by which black takes one man. */
  private static final int[] WHITE_AFTER_CAPTURE = {20, 21, 23, 25, 26, 27, 28, 29, 30, 31, 32};

  private static final int[] BLACK_AFTER_CAPTURE = {1, 3, 4, 5, 6, 7, 9, 10, 12, 15, 22};

  /** The squares of the white men after 25×18×11×2, by which white takes three men. */
  private static final int[] WHITE_AFTER_TRIPLE_CAPTURE = {
    2, 20, 21, 23, 26, 27, 28, 29, 30, 31, 32
  };

  private static final int[] BLACK_AFTER_TRIPLE_CAPTURE = {1, 3, 4, 5, 6, 9, 10, 12};

  @Override
  public List<Patch> patches() {
    return List.of(patch(1, "moved"), patch(2, "taken"), patch(3, "played"));
  }

  private static Patch patch(int state, String change) {
    return new Patch("position", state, Set.of(change), 88, 0, 144, 144);
  }

  @Override
  public int[] guestColours() {
    return Tobias.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x58607C)
            .lamp(20, 76, 190, 150, 0xFF9040, 0.9)
            .lamp(310, 50, 150, 130, 0x8090B8, 0.5)
            .lamp(160, 66, 130, 110, 0xFFD090, 0.8);
    painting.lay(light.on(paintTable(painting.sheet())));
    painting.lay(light.on(paintBoard(painting.sheet())));
    Layer men = painting.sheet();
    paintMen(men, whiteSquares(changes), 0xF4ECD8, 0xB8AC90);
    paintMen(men, blackSquares(changes), 0x4A3834, 0x1E1614);
    painting.lay(light.on(men));
    return painting;
  }

  private static int[] whiteSquares(Set<String> changes) {
    if (changes.contains("moved")) {
      return WHITE_AFTER_MOVE;
    }
    if (changes.contains("taken")) {
      return WHITE_AFTER_CAPTURE;
    }
    return changes.contains("played") ? WHITE_AFTER_TRIPLE_CAPTURE : WHITE_MEN;
  }

  private static int[] blackSquares(Set<String> changes) {
    if (changes.contains("taken")) {
      return BLACK_AFTER_CAPTURE;
    }
    return changes.contains("played") ? BLACK_AFTER_TRIPLE_CAPTURE : BLACK_MEN;
  }

  private static Layer paintTable(Layer sheet) {
    Timber.boards(sheet, 0, 0, WIDTH, HEIGHT, 40, 0x8A6038, 12);
    return sheet.grain(new Noise(14), 40, 5, 0.2);
  }

  private static Layer paintBoard(Layer sheet) {
    sheet.glaze(
        box(BOARD_LEFT - 5, BOARD_TOP - 2, 8 * SQUARE_SIZE + 14, 8 * SQUARE_SIZE + 12), 0, 0.4);
    sheet
        .fill(
            box(BOARD_LEFT - 7, BOARD_TOP - 7, 8 * SQUARE_SIZE + 14, 8 * SQUARE_SIZE + 14),
            0x4A2E1C)
        .line(
            box(BOARD_LEFT - 5, BOARD_TOP - 5, 8 * SQUARE_SIZE + 10, 8 * SQUARE_SIZE + 10),
            0.8,
            0xA8804C);
    for (int column = 0; column < 8; column++) {
      for (int row = 0; row < 8; row++) {
        boolean isDark = (column + row) % 2 == 0;
        sheet.fill(
            box(
                BOARD_LEFT + column * SQUARE_SIZE,
                BOARD_TOP + row * SQUARE_SIZE,
                SQUARE_SIZE,
                SQUARE_SIZE),
            isDark ? 0x6A3E26 : 0xD8B884);
      }
    }
    // The board folds in the middle.
    sheet.line(
        BOARD_LEFT + 4 * SQUARE_SIZE,
        BOARD_TOP - 7,
        BOARD_LEFT + 4 * SQUARE_SIZE,
        BOARD_TOP + 8 * SQUARE_SIZE + 7,
        0.8,
        0x2A1810);
    return sheet.grain(new Noise(9), 5, 20, 0.14);
  }

  private static void paintMen(Layer sheet, int[] squares, int faceColour, int edgeColour) {
    for (int square : squares) {
      int columnFromDoor = (square - 1) / 4;
      int column = 7 - columnFromDoor;
      int row = 2 * ((square - 1) % 4) + column % 2;
      double x = BOARD_LEFT + (column + 0.5) * SQUARE_SIZE;
      double y = BOARD_TOP + (row + 0.5) * SQUARE_SIZE;
      sheet.glaze(disc(x + 1.2, y + 1.8, 6.6, 6), 0, 0.5);
      sheet.fill(disc(x, y + 0.8, 6.4, 6), edgeColour).fill(disc(x, y - 0.6, 6.4, 5.8), faceColour);
      sheet.line(disc(x, y - 0.6, 4.2, 3.7), 0.8, edgeColour);
    }
  }
}
