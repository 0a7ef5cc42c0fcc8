package org.bowsprit.kit.game;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;

/**
 * The result of a build.
 *
 * @param game the contents of the game's files; empty if any diagnostic is an error
 * @param declaration the declarations of the scripts; empty if they do not compile
 * @param diagnostics errors and warnings in the order of files, lines and columns
 * @param goals the unchanged contents of {@code goals.json} in the sources
 * @param budgets the use of limited resources; empty without a game
 * @param builtRooms the number of rooms that were built and not taken from the cache
 */
public record BuildResult(
    Optional<GamePackage> game,
    Optional<GameDeclaration> declaration,
    List<Diagnostic> diagnostics,
    Optional<Bytes> goals,
    List<Budget> budgets,
    int builtRooms) {

  public BuildResult {
    diagnostics = List.copyOf(diagnostics);
    budgets = List.copyOf(budgets);
  }

  /** Returns whether there is no game. */
  public boolean hasFailed() {
    return game.isEmpty();
  }
}
