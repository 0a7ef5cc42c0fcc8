package org.bowsprit.kit.build;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.kit.game.BuildResult;

/**
 * What a build came to: the JSON document of {@code bowsprit build}.
 *
 * @param schema the version of this layout
 * @param built whether there is a game
 * @param title what the game is called; empty where its scripts do not compile
 * @param files what was written
 * @param roomsBuilt rooms that were built anew; all others were taken from the cache
 * @param budgets what the game takes of what there is
 * @param diagnostics what is wrong or odd
 */
public record BuildSummary(
    int schema,
    boolean built,
    String title,
    List<WrittenFile> files,
    int roomsBuilt,
    List<BudgetLine> budgets,
    List<Complaint> diagnostics) {

  /**
   * A file of the game.
   *
   * @param name without folders
   * @param size bytes
   * @param sha256 of its contents
   */
  public record WrittenFile(String name, int size, String sha256) {}

  /**
   * What a game takes of something.
   *
   * @param what the thing
   * @param where the fullest place, empty for the whole game
   * @param used how much is taken
   * @param available how much there is
   */
  public record BudgetLine(String what, String where, int used, int available) {}

  /**
   * Something wrong or odd in the sources.
   *
   * @param severity {@code error} or {@code warning}
   * @param file path from the root of the sources
   * @param line from 1
   * @param column from 1
   * @param message what was expected
   */
  public record Complaint(String severity, String file, int line, int column, String message) {}

  /** Puts a result and the files that were written into words. */
  static BuildSummary of(BuildResult result, List<WrittenFile> files) {
    return new BuildSummary(
        1,
        !result.failed(),
        result.declaration().map(game -> game.title()).orElse(""),
        files,
        result.builtRooms(),
        result.budgets().stream()
            .map(each -> new BudgetLine(each.what(), each.where(), each.used(), each.available()))
            .toList(),
        result.diagnostics().stream().map(BuildSummary::complaint).toList());
  }

  private static Complaint complaint(Diagnostic diagnostic) {
    return new Complaint(
        diagnostic.severity().name().toLowerCase(java.util.Locale.ROOT),
        diagnostic.at().path(),
        diagnostic.at().line(),
        diagnostic.at().column(),
        diagnostic.message());
  }
}
