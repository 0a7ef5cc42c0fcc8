package org.bowsprit.launcher.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.bowsprit.console.VersionText;
import org.bowsprit.engine.DemoRecording;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.session.StandardStart;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import picocli.CommandLine.Option;

/** The options for the start of a game. */
public final class BeginningOptions {

  @Option(
      names = "--boot-param",
      paramLabel = "N",
      description = "The parameter of the boot script (default: the game's own).")
  private Integer bootParameter;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Repeat the random numbers of an earlier game with this seed.")
  private Long seed;

  @Option(
      names = "--mend-glitches",
      description = "Correct small known glitches in the game's scripts.")
  private boolean mendsGlitches;

  @Option(
      names = "--load",
      paramLabel = "SLOT",
      description = "Continue this saved game: 1 to 99, quick, auto-1 to auto-3, or a file.")
  private String load;

  /** Creates the mixin for picocli. */
  public BeginningOptions() {}

  /**
   * Returns the start that the command line requests.
   *
   * @param settings the player's settings
   * @param router the id of the router that plans the walks
   * @param journals the options that may name a recording to replay
   * @param slots the saved games
   * @throws CommandFailure if the options are wrong, or if a recording or a saved game cannot be
   *     read
   */
  public StandardStart requestedBeginning(
      Game game, Settings settings, String router, JournalOptions journals, SaveSlots slots)
      throws IOException {
    Optional<Journal> replayed = journals.replayed(game.identity().md5());
    if (replayed.isPresent() && JournalOptions.hasOrigin(replayed.get())) {
      if (load != null) {
        throw CommandFailure.refused("refused.two-beginnings");
      }
      return StandardStart.ofReplay(replayed.get());
    }
    if (mendsGlitches) {
      settings.override(Setting.MEND_GLITCHES, true);
    }
    StandardStart defaults = defaultBeginning(game, settings, router);
    return new StandardStart(
        withTypedOptions(defaults.origin()),
        Optional.empty(),
        loadedSave(slots),
        replayed.map(Journal::events).orElse(load == null ? defaults.input() : List.of()));
  }

  private Journal.Origin withTypedOptions(Journal.Origin defaults) {
    return new Journal.Origin(
        defaults.game(),
        defaults.engine(),
        defaults.router(),
        seed == null ? defaults.seed() : seed,
        bootParameter == null ? defaults.bootParameter() : bootParameter,
        defaults.textSpeed(),
        defaults.mended());
  }

  private Optional<SavedGame> loadedSave(SaveSlots slots) {
    if (load == null) {
      return Optional.empty();
    }
    try {
      Optional<SaveSlot> slot = SaveSlot.of(load);
      if (slot.map(typedSlot -> !slots.hasSaveOrBackup(typedSlot))
          .orElse(Files.notExists(Path.of(load)))) {
        throw CommandFailure.data(
            "There is no saved game " + load + ". " + slots.usedSlotsSentence());
      }
      return Optional.of(slot.isPresent() ? slots.load(slot.get()) : slots.load(Path.of(load)));
    } catch (SaveFailedException e) {
      throw CommandFailure.data(e.getMessage());
    }
  }

  /**
   * Returns the default start of a game.
   *
   * @param settings the player's settings
   * @param router id of the router that plans the walks
   */
  public static StandardStart defaultBeginning(Game game, Settings settings, String router) {
    String speed = settings.text(Setting.TALK_SPEED);
    return new StandardStart(
        new Journal.Origin(
            game.identity().md5(),
            VersionText.version(),
            router,
            new SplittableRandom().nextLong(),
            GameFacts.of(game.identity()).bootParameter(),
            speed.equals("game") ? GameSetup.TEXT_SPEED_OF_SCRIPTS : Integer.parseInt(speed),
            settings.isOn(Setting.MEND_GLITCHES)),
        Optional.empty(),
        Optional.empty(),
        DemoRecording.of(game).map(DemoRecording::events).orElse(List.of()));
  }
}
