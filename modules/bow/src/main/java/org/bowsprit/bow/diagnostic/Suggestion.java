package org.bowsprit.bow.diagnostic;

import java.util.Collection;
import org.bowsprit.vm.symbol.NearestName;

/** Says what a misspelt name may have meant. */
public final class Suggestion {

  private Suggestion() {}

  /**
   * Returns {@code "; did you mean 'door'?"} for the known name that differs least, or nothing if
   * none is near.
   */
  public static String of(String misspelt, Collection<String> known) {
    return NearestName.of(misspelt, known).map(best -> "; did you mean '" + best + "'?").orElse("");
  }
}
