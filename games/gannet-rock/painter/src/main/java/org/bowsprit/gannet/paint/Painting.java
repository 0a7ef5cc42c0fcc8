package org.bowsprit.gannet.paint;

import java.util.ArrayList;
import java.util.List;

/**
 * A room's picture while it is painted: what was laid down so far, and what of it stands before
 * actors, plane by plane.
 */
public final class Painting {

  private final Layer picture;
  private final List<Layer> planes = new ArrayList<>();
  private final List<Shimmer> shimmers = new ArrayList<>();

  /** An empty painting of the given size in game pixels. */
  public Painting(int width, int height) {
    this.picture = new Layer(width, height);
  }

  /** A new empty sheet of the painting's size. */
  public Layer sheet() {
    return new Layer(picture.width(), picture.height());
  }

  /** Lays a sheet over all that was laid before, and over what shimmers. */
  public Painting lay(Layer sheet) {
    picture.lay(sheet);
    shimmers.forEach(shimmer -> shimmer.sheet().without(sheet));
    return this;
  }

  /**
   * Lays a sheet that also hides actors. A clip level is hidden by its own plane alone, so what
   * stands before level 3 goes into planes 1 to 3: it stands before those farther back as well.
   */
  public Painting front(int plane, Layer sheet) {
    while (planes.size() < plane) {
      planes.add(sheet());
    }
    planes.subList(0, plane).forEach(each -> each.lay(sheet));
    return lay(sheet);
  }

  /**
   * Hides what stands at the clip level {@code plane}, and at no other, where the sheet is painted.
   */
  public Painting hide(int plane, Layer sheet) {
    while (planes.size() < plane) {
      planes.add(sheet());
    }
    planes.get(plane - 1).lay(sheet);
    return this;
  }

  /**
   * Gives the pixels that {@code sheet} paints the eight cycled colours from {@code first} on, by a
   * phase of their place.
   */
  public Painting shimmer(Layer sheet, int first, Phase phase) {
    shimmers.add(new Shimmer(sheet, first, phase));
    return this;
  }

  /** What shimmers, in the order it was laid. */
  public List<Shimmer> shimmers() {
    return List.copyOf(shimmers);
  }

  /** Pixels in cycled colours. */
  public record Shimmer(Layer sheet, int first, Phase phase) {}

  /** Which of eight cycled colours a pixel begins with. */
  @FunctionalInterface
  public interface Phase {
    /** A number whose last three bits count. */
    int at(int x, int y);
  }

  /** The whole picture. */
  public Layer picture() {
    return picture;
  }

  /** What each z-plane hides, plane 1 first. */
  public List<Layer> planes() {
    return List.copyOf(planes);
  }
}
