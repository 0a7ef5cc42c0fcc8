package org.bowsprit.export.files;

import java.util.List;
import org.bowsprit.format.game.Game;
import org.bowsprit.vm.symbol.SymbolFile;

/** Selects the files of a game that are given away with it. */
public final class SharedFiles {

  private static final String ABOVE = "..";
  private static final String PREVIEW = "preview/";

  private SharedFiles() {}

  /**
   * Returns the names of a game's files in order, without the files that a build adds for the
   * author, and without those in folders above the game's own.
   */
  public static List<String> names(Game game) {
    return game.files().names().stream()
        .filter(name -> !name.contains(ABOVE) && !name.startsWith(PREVIEW))
        .filter(name -> !name.endsWith(SymbolFile.SUFFIX))
        .sorted()
        .toList();
  }
}
