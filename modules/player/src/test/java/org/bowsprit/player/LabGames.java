package org.bowsprit.player;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Finds the lab games, which are small games for tests. */
public final class LabGames {

  private LabGames() {}

  /** Returns the folder of a lab game. */
  public static Path folder(String name) {
    try {
      return Path.of(LabGames.class.getResource("/games/" + name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
