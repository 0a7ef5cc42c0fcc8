package org.bowsprit.gannet.scene;

import java.util.Set;
import org.bowsprit.gannet.paint.Painting;

/** A place that can be painted in each of the states its objects can be in. */
public interface Scene {

  /** The room's folder below {@code rooms/}. */
  String name();

  /** The room as it looks with the named changes (such as {@code door-open}); without any, as the game begins. */
  Painting paint(Set<String> changes);
}
