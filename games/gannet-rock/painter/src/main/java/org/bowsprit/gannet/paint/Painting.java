package org.bowsprit.gannet.paint;

import java.util.ArrayList;
import java.util.List;

/** A room's picture while it is painted: what was laid down so far, and what of it stands before actors, plane by plane. */
public final class Painting {

  private final Layer picture;
  private final List<Layer> planes = new ArrayList<>();

  /** An empty painting of the given size in game pixels. */
  public Painting(int width, int height) {
    this.picture = new Layer(width, height);
  }

  /** A new empty sheet of the painting's size. */
  public Layer sheet() {
    return new Layer(picture.width(), picture.height());
  }

  /** Lays a sheet over all that was laid before. */
  public Painting lay(Layer sheet) {
    picture.lay(sheet);
    return this;
  }

  /** Lays a sheet that also hides actors whose clip level is below z-plane {@code plane} (1 or more). */
  public Painting front(int plane, Layer sheet) {
    while (planes.size() < plane) {
      planes.add(sheet());
    }
    planes.get(plane - 1).lay(sheet);
    return lay(sheet);
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
