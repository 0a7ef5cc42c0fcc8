package org.bowsprit.explorer.verify;

import java.util.List;
import java.util.Locale;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.vm.text.GameListings;
import org.bowsprit.vm.text.Listing;

/**
 * Disassembles every script, and reports code that cannot be read and scripts that continue beyond
 * their end.
 */
final class ScriptCheck {

  /**
   * The beginnings of statements with which a script may end. They include bytes that are not code,
   * which are reported separately.
   */
  private static final List<String> VALID_ENDS =
      List.of("stopObjectCode", "stopScript", "goto", "data");

  private final GameResources game;
  private final CheckFindings findings;

  ScriptCheck(GameResources game, CheckFindings findings) {
    this.game = game;
    this.findings = findings;
  }

  private void checkEnd(Listing listing) {
    List<Listing.Line> lines = listing.lines();
    if (!lines.isEmpty()) {
      Listing.Line last = lines.get(lines.size() - 1);
      if (VALID_ENDS.stream().noneMatch(last.text()::startsWith)) {
        findings.odd(
            "script " + listing.name(),
            String.format(Locale.ROOT, "at %04X: runs off its end", last.at()));
      }
    }
  }

  void check() {
    for (Listing listing : new GameListings(game).all()) {
      findings.count();
      checkEnd(listing);
      List<Listing.Problem> problems = listing.problems();
      if (!problems.isEmpty()) {
        findings.failed(
            "script " + listing.name(),
            String.format(
                Locale.ROOT,
                "at %04X: %s%s",
                problems.get(0).at(),
                problems.get(0).text(),
                problems.size() > 1 ? " and " + (problems.size() - 1) + " more" : ""));
      }
    }
  }
}
