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
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.session.Beginning;
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
  public Beginning asAsked(
      Game game, Settings settings, String router, JournalOptions journals, SaveSlots slots)
      throws IOException {
    Optional<Journal> replayed = journals.replayed(game.identity().md5());
    if (replayed.isPresent() && JournalOptions.saysOrigin(replayed.get())) {
      if (load != null) {
        throw CommandFailure.refused("refused.two-beginnings");
      }
      return Beginning.again(replayed.get());
    }
    if (mendsGlitches) {
      settings.override(Setting.MEND_GLITCHES, true);
    }
    Beginning usual = usual(game, settings, router);
    return new Beginning(
        asked(usual.origin()),
        Optional.empty(),
        loaded(slots),
        replayed.map(Journal::events).orElse(load == null ? usual.input() : List.of()));
  }

  private Journal.Origin asked(Journal.Origin usual) {
    return new Journal.Origin(
        usual.game(),
        usual.engine(),
        usual.router(),
        seed == null ? usual.seed() : seed,
        bootParameter == null ? usual.bootParameter() : bootParameter,
        usual.textSpeed(),
        usual.mended());
  }

  private Optional<SavedGame> loaded(SaveSlots slots) {
    if (load == null) {
      return Optional.empty();
    }
    try {
      Optional<SaveSlot> slot = SaveSlot.of(load);
      if (slot.map(one -> !slots.holds(one)).orElse(Files.notExists(Path.of(load)))) {
        throw CommandFailure.data("There is no saved game " + load + ". " + slots.inWords());
      }
      return Optional.of(slot.isPresent() ? slots.load(slot.get()) : slots.load(Path.of(load)));
    } catch (SaveTrouble e) {
      throw CommandFailure.data(e.getMessage());
    }
  }

  /**
   * Returns the default start of a game.
   *
   * @param settings the player's settings
   * @param router id of the router that plans the walks
   */
  public static Beginning usual(Game game, Settings settings, String router) {
    String speed = settings.text(Setting.TALK_SPEED);
    return new Beginning(
        new Journal.Origin(
            game.identity().md5(),
            VersionText.version(),
            router,
            new SplittableRandom().nextLong(),
            GameFacts.of(game.identity()).bootParameter(),
            speed.equals("game") ? GameSetup.SCRIPTS_TEXT_SPEED : Integer.parseInt(speed),
            settings.isOn(Setting.MEND_GLITCHES)),
        Optional.empty(),
        Optional.empty(),
        DemoRecording.of(game).map(DemoRecording::events).orElse(List.of()));
  }
}
