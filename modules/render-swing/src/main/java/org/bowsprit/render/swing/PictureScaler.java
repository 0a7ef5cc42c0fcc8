package org.bowsprit.render.swing;

import java.util.List;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.pixel.NearestScaler;

/** Chooses the scaler that enlarges the picture, by the name of a filter. */
final class PictureScaler {

  private static final String SHARP = "sharp-bilinear";
  private static final String SMOOTH = "smooth";
  private static final String HQ = "hq";

  /** The available filters. */
  static final List<String> FILTERS = List.of(DisplaySettings.NEAREST, SHARP, SMOOTH, HQ);

  private RectangleScaler scaler = new NearestScaler()::scale;
  private int reach;

  /** Chooses a filter; an unknown id means the plain filter. */
  void use(String id) {
    reach = FILTERS.indexOf(id) > 0 ? PixelFilter.REACH : 0;
    scaler =
        switch (id) {
          case SHARP -> new SharpScaler();
          case SMOOTH -> new FilteredScaler(new SmoothFilter());
          case HQ -> new FilteredScaler(new SoftAreaFilter());
          default -> new NearestScaler()::scale;
        };
  }

  /** Returns the number of pixels around a changed pixel that also change. */
  int reach() {
    return reach;
  }

  /** Returns the scaler of the chosen filter. */
  RectangleScaler scaler() {
    return scaler;
  }
}
