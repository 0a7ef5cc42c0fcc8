package org.bowsprit.gannet.paint;

import java.util.ArrayList;
import java.util.List;

/**
 * The picture of a room while it is painted. It contains all layers so far, and for each z-plane
 * the parts in front of actors.
 */
public final class Painting {

  private final Layer picture;
  private final List<Layer> planes = new ArrayList<>();
  private final List<Shimmer> shimmers = new ArrayList<>();

  /** Creates an empty painting of the given size in game pixels. */
  public Painting(int width, int height) {
    this.picture = new Layer(width, height);
  }

  /** Returns a new empty sheet of the painting's size. */
  public Layer sheet() {
    return new Layer(picture.width(), picture.height());
  }

  /** Adds a sheet over all previous ones and over shimmering pixels. */
  public Painting lay(Layer sheet) {
    picture.paintOver(sheet);
    shimmers.forEach(shimmer -> shimmer.sheet().eraseInside(sheet));
    return this;
  }

  /**
   * Adds a sheet that also hides actors. An actor at a clip level is hidden only by the plane of
   * this level. A sheet in front of level 3 is therefore added to planes 1 to 3, because it is also
   * in front of lower levels.
   */
  public Painting front(int plane, Layer sheet) {
    while (planes.size() < plane) {
      planes.add(sheet());
    }
    planes.subList(0, plane).forEach(each -> each.paintOver(sheet));
    return lay(sheet);
  }

  /** Hides actors where the sheet is painted, but only actors at the clip level {@code plane}. */
  public Painting hide(int plane, Layer sheet) {
    while (planes.size() < plane) {
      planes.add(sheet());
    }
    planes.get(plane - 1).paintOver(sheet);
    return this;
  }

  /**
   * Gives the pixels that are painted in {@code sheet} the eight cycled colours from {@code first}
   * on. The phase of a pixel depends on its position.
   */
  public Painting shimmer(Layer sheet, int first, Phase phase) {
    shimmers.add(new Shimmer(sheet, first, phase));
    return this;
  }

  /** Returns the shimmering parts in the order in which they were added. */
  public List<Shimmer> shimmers() {
    return List.copyOf(shimmers);
  }

  /** A group of pixels in cycled colours. */
  public record Shimmer(Layer sheet, int first, Phase phase) {}

  /** Determines the first of eight cycled colours of a pixel. */
  @FunctionalInterface
  public interface Phase {
    /** Returns a number, of which the last three bits are used. */
    int at(int x, int y);
  }

  /** Returns the whole picture. */
  public Layer picture() {
    return picture;
  }

  /** Returns the pixels of each z-plane, plane 1 first. */
  public List<Layer> planes() {
    return List.copyOf(planes);
  }
}
