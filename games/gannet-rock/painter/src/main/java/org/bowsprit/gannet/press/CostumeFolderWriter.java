package org.bowsprit.gannet.press;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.gannet.figure.Sprite;
import org.bowsprit.gannet.paint.IndexedPng;

/**
 * Writes the frames of a figure as a strip of cells, and its chores as a text file in the same
 * folder.
 */
final class CostumeFolderWriter {

  private static final int COLUMNS = 16;

  private final String name;
  private final int[] colours;
  private final int firstColour;

  /**
   * Creates a writer for a costume.
   *
   * @param name the name of the costume's folder
   * @param colours the colours of the costume
   * @param firstColour the index in the room's palette from which the colours of the costume are
   *     stored
   */
  CostumeFolderWriter(String name, int[] colours, int firstColour) {
    this.name = name;
    this.colours = colours.clone();
    this.firstColour = firstColour;
  }

  /**
   * Writes a costume of one limb to a folder in {@code costumes}. The position of the figure's feet
   * in each cell is (x, y).
   */
  void write(Path costumes, List<Sprite> frames, int x, int y, String chores) throws IOException {
    write(costumes, frames, List.of(new Limb("body", x, y)), chores);
  }

  /** Writes a costume of several limbs. All limbs have the same frames. */
  void write(Path costumes, List<Sprite> frames, List<Limb> limbs, String chores)
      throws IOException {
    Path folder = costumes.resolve(name);
    strip(frames).write(folder.resolve("body.png"));
    Sprite first = frames.get(0);
    StringBuilder text = new StringBuilder("colours 16\npalette " + palette() + "\n\n");
    for (int i = 0; i < limbs.size(); i++) {
      Limb limb = limbs.get(i);
      text.append("limb " + i + " " + limb.name() + "\n")
          .append("cells body.png " + first.width() + "x" + first.height())
          .append(" anchor " + limb.x() + "," + limb.y() + "\n\n");
    }
    Files.writeString(folder.resolve("costume.txt"), text + chores);
  }

  /** A limb of a costume. In each cell, (x, y) is the point at the actor's position. */
  record Limb(String name, int x, int y) {}

  private IndexedPng strip(List<Sprite> frames) {
    Sprite first = frames.get(0);
    int columns = Math.min(COLUMNS, frames.size());
    while (frames.size() % columns != 0) {
      columns--;
    }
    int width = columns * first.width();
    byte[] indices = new byte[width * (frames.size() / columns) * first.height()];
    for (int n = 0; n < frames.size(); n++) {
      int corner = n / columns * first.height() * width + n % columns * first.width();
      for (int row = 0; row < first.height(); row++) {
        System.arraycopy(
            frames.get(n).indices(),
            row * first.width(),
            indices,
            corner + row * width,
            first.width());
      }
    }
    return new IndexedPng(width, indices.length / width, indices, colours);
  }

  private String palette() {
    StringBuilder text = new StringBuilder("0");
    for (int i = 1; i < 16; i++) {
      text.append(' ').append(i < colours.length ? firstColour + i : 0);
    }
    return text.toString();
  }
}
