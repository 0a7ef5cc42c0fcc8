package org.bowsprit.session.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.player.save.SafeFile;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.SaveTrouble;
import picocli.CommandLine.Option;

/** The options that save and load a run. */
public final class SaveOptions {

  @Option(names = "--save", paramLabel = "FILE", description = "Save the game at the end.")
  private Path save;

  @Option(
      names = "--load",
      paramLabel = "FILE",
      description = "Go on with this saved game; --ticks counts from there.")
  private Path load;

  /** Returns whether the game is to be saved. */
  public boolean isSaving() {
    return save != null;
  }

  /**
   * Returns the saved game to go on with; empty if none was asked for.
   *
   * @param slots gives what reads saved games of the game that is played, if one is asked for
   * @throws CommandFailure if the file is refused
   */
  public Optional<SavedGame> loaded(Supplier<SaveSlots> slots) {
    try {
      return Optional.ofNullable(load).map(file -> slots.get().load(file));
    } catch (SaveTrouble e) {
      throw CommandFailure.data(e.getMessage());
    }
  }

  /**
   * Saves the game.
   *
   * @throws CommandFailure if that could not be done
   */
  public void save(SavedGame game) {
    try {
      new SafeFile(save).write(new SaveFormat().write(game));
    } catch (IOException e) {
      throw CommandFailure.failed(SaveTrouble.notSaved(save.toString(), e).getMessage());
    }
  }
}
