package org.bowsprit.launcher.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.save.SafeFile;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveSlots;
import picocli.CommandLine.Option;

/** The options for saving and loading in a run without a window. */
public final class SaveOptions {

  @Option(names = "--save", paramLabel = "FILE", description = "Save the game at the end.")
  private Path save;

  @Option(
      names = "--load",
      paramLabel = "FILE",
      description = "Continue this saved game; --ticks counts from there.")
  private Path load;

  /** Returns whether the game will be saved. */
  public boolean isSaving() {
    return save != null;
  }

  /**
   * Returns the saved game to continue; empty if there is none.
   *
   * @param slots supplies the saved games of the game; called only if a game is loaded
   * @throws CommandFailure if the file is refused
   */
  public Optional<SavedGame> loaded(Supplier<SaveSlots> slots) {
    try {
      return Optional.ofNullable(load).map(file -> slots.get().load(file));
    } catch (SaveFailedException e) {
      throw CommandFailure.data(e.getMessage());
    }
  }

  /**
   * Saves the game.
   *
   * @throws CommandFailure if it could not be saved
   */
  public void save(SavedGame game) {
    try {
      new SafeFile(save).write(new SaveFormat().write(game));
    } catch (IOException e) {
      throw CommandFailure.failed(SaveFailedException.notSaved(save.toString(), e).getMessage());
    }
  }
}
