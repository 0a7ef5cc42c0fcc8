package org.bowsprit.routelab.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.bowsprit.trial.room.LabRoom;

/**
 * Two rooms in which a search over a pixel mask fails: a floor whose middle is a line box at its
 * bottom edge, and a long chain of boxes, some degenerate, beside a sealed detour.
 */
public final class Witnesses {

  private Witnesses() {}

  /** Returns the two rooms, each with the walks that show the error. */
  public static List<LabRoom> rooms() {
    try {
      return new BoxSetFile(() -> Witnesses.class.getResourceAsStream("witnesses.json")).list();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
