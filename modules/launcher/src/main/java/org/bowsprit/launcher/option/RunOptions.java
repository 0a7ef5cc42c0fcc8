package org.bowsprit.launcher.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.console.VersionText;
import org.bowsprit.engine.DemoRecording;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.session.StandardStart;
import picocli.CommandLine.Option;

/** The options for the start and the input of a game without a window. */
public final class RunOptions {

  @Option(
      names = "--boot-param",
      paramLabel = "N",
      description = "Local variable 0 of the boot script (default: the game's own).")
  private Integer bootParameter;

  @Option(names = "--input", paramLabel = "FILE", description = "Play this recorded input.")
  private Path input;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Seed of the scripts' random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--text-speed",
      paramLabel = "N",
      description = "Jiffies per character, 0 to 9; overrides the scripts while no room is loaded.")
  private Integer textSpeed;

  @Option(
      names = "--mend-glitches",
      description = "Correct small known glitches in the game's scripts.")
  private boolean mendsGlitches;

  /** Creates the mixin for picocli. */
  public RunOptions() {}

  /**
   * Returns the start that the command line requests.
   *
   * @param router the id of the router that plans the walks
   * @param defaultParameter the boot parameter if none was typed; empty for the game's default
   * @param journals the options that may name a recording to replay
   * @param savedGame the saved game to continue, if any
   * @throws CommandFailure if the options are wrong, or if a file cannot be read
   */
  public StandardStart requestedBeginning(
      Game game,
      String router,
      OptionalInt defaultParameter,
      JournalOptions journals,
      Optional<SavedGame> savedGame)
      throws IOException {
    Optional<Journal> replayed = journals.replayed(game.identity().md5());
    if (replayed.isPresent() && JournalOptions.hasOrigin(replayed.get())) {
      if (savedGame.isPresent()) {
        throw CommandFailure.refused("refused.two-beginnings");
      }
      return StandardStart.ofReplay(replayed.get());
    }
    List<InputEvent> events = replayed.isPresent() ? replayed.get().events() : events(game);
    return new StandardStart(
        origin(game, router, defaultParameter), Optional.empty(), savedGame, events);
  }

  private List<InputEvent> events(Game game) throws IOException {
    return input != null
        ? JournalOptions.input(input)
        : DemoRecording.of(game).map(DemoRecording::events).orElse(List.of());
  }

  private Journal.Origin origin(Game game, String router, OptionalInt defaultParameter) {
    int defaultValue =
        defaultParameter.orElseGet(() -> GameFacts.of(game.identity()).bootParameter());
    return new Journal.Origin(
        game.identity().md5(),
        VersionText.version(),
        router,
        seed,
        bootParameter == null ? defaultValue : bootParameter,
        textSpeed == null ? GameSetup.TEXT_SPEED_OF_SCRIPTS : textSpeed,
        mendsGlitches);
  }
}
