package org.bowsprit.kit.game;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;

/**
 * The outcome of a build.
 *
 * @param game what goes into the files; nothing if any diagnostic is an error
 * @param declaration what the scripts declare; nothing where they do not compile
 * @param diagnostics what is wrong or odd, in the order of files, lines and columns
 * @param budgets what the game takes of what there is; empty without a game
 * @param builtRooms how many rooms were built anew
 */
public record BuildResult(
    Optional<GamePackage> game,
    Optional<GameDeclaration> declaration,
    List<Diagnostic> diagnostics,
    List<Budget> budgets,
    int builtRooms) {

  public BuildResult {
    diagnostics = List.copyOf(diagnostics);
    budgets = List.copyOf(budgets);
  }

  /** Returns whether there is no game. */
  public boolean failed() {
    return game.isEmpty();
  }
}
