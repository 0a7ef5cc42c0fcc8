package org.bowsprit.kit.build;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.kit.game.BuildResult;

/**
 * The result of a build: the JSON document of {@code bowsprit build}.
 *
 * @param schema the version of this layout
 * @param built true if there is a game
 * @param title the title of the game; empty if its scripts do not compile
 * @param files the written files
 * @param roomsBuilt the number of rooms that were built; all others were taken from the cache
 * @param budgets the use of limited resources
 * @param diagnostics errors and warnings
 */
public record BuildSummary(
    int schema,
    boolean built,
    String title,
    List<WrittenFile> files,
    int roomsBuilt,
    List<BudgetLine> budgets,
    List<ReportedDiagnostic> diagnostics) {

  /**
   * A file of the game.
   *
   * @param name the name without folders
   * @param size the size in bytes
   * @param sha256 the SHA-256 digest of its contents
   */
  public record WrittenFile(String name, int size, String sha256) {}

  /**
   * The use of a limited resource.
   *
   * @param what the name of the resource
   * @param where the place with the highest use; empty for the whole game
   * @param used the amount used
   * @param available the amount available
   */
  public record BudgetLine(String what, String where, int used, int available) {}

  /**
   * An error or a warning about the sources.
   *
   * @param severity {@code error} or {@code warning}
   * @param file the path from the root of the sources
   * @param line the line, from 1
   * @param column the column, from 1
   * @param message what the build expected
   */
  public record ReportedDiagnostic(
      String severity, String file, int line, int column, String message) {}

  /** Returns the summary of a result and the written files. */
  static BuildSummary of(BuildResult result, List<WrittenFile> files) {
    return new BuildSummary(
        1,
        !result.hasFailed(),
        result.declaration().map(game -> game.title()).orElse(""),
        files,
        result.builtRooms(),
        result.budgets().stream()
            .map(each -> new BudgetLine(each.what(), each.where(), each.used(), each.available()))
            .toList(),
        result.diagnostics().stream().map(BuildSummary::reportedDiagnostic).toList());
  }

  private static ReportedDiagnostic reportedDiagnostic(Diagnostic diagnostic) {
    return new ReportedDiagnostic(
        diagnostic.severity().name().toLowerCase(java.util.Locale.ROOT),
        diagnostic.at().path(),
        diagnostic.at().line(),
        diagnostic.at().column(),
        diagnostic.message());
  }
}
