package org.bowsprit.launcher.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.game.Reload;
import org.bowsprit.player.play.FocusLoss;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.session.IsolatedStart;
import org.bowsprit.player.session.RoomStart;
import org.bowsprit.player.session.SessionStart;
import org.bowsprit.player.session.StandardStart;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the command {@code play}. */
public final class PlayOptions {

  @Mixin private GameParameter game;
  @Mixin private RendererSelection renderer;
  @Mixin private RouterSelection router;
  @Mixin private SoundSelection sound;
  @Mixin private SpeechSelection speech;

  @Mixin private BeginningOptions beginningOptions;
  @Mixin private JournalOptions journals;
  @Mixin private FaultOptions faults;

  @Option(
      names = "--reload",
      description = {
        "Continue with the new game when 'bowsprit build' has rebuilt it in its folder;",
        "restart it if its scripts have changed."
      })
  private boolean isReloading;

  @Option(
      names = "--room",
      paramLabel = "ROOM",
      description = "Skip the introduction and start in this room, given by number or" + " name.")
  private String room;

  @Option(
      names = "--on-focus-loss",
      paramLabel = "continue|mute|pause",
      description = "What to do while another window has the focus (default: the setting; mute).")
  private FocusLoss focusLoss;

  @Option(
      names = "--choose",
      description = "Start with the list of games, with their covers and latest saves.")
  private boolean startsWithGames;

  /** Creates the mixin for picocli. */
  public PlayOptions() {}

  /** Returns the name of the game, which the catalog of games can open; null for the demo. */
  public String game() {
    return game.name();
  }

  /** Returns the options of the renderer from the command line. */
  public RendererSelection renderer() {
    return renderer;
  }

  /** Returns the options of the router from the command line. */
  public RouterSelection router() {
    return router;
  }

  /** Returns the sound options from the command line. */
  public SoundSelection sound() {
    return sound;
  }

  /** Returns the file to record into; null if nothing is recorded. */
  public Path recording() {
    return journals.recording();
  }

  /** Returns the author of the recording. */
  public String author() {
    return journals.author();
  }

  /** Returns the reaction to a script error. */
  public FaultPolicy faults() {
    return faults.policy();
  }

  /** Returns whether the list of games is shown first. */
  public boolean beginsWithGames() {
    return startsWithGames;
  }

  /**
   * Overrides the settings with the options from the command line.
   *
   * @param problemListener receives each setting that is ignored
   */
  public void override(Settings settings, Consumer<String> problemListener) {
    router.override(settings);
    renderer.override(settings, problemListener);
    sound.override(settings);
    speech.override(settings);
    if (focusLoss != null) {
      settings.override(Setting.FOCUS_LOSS, focusLoss.name().toLowerCase(Locale.ROOT));
    }
  }

  /** Returns the requested start; see {@link BeginningOptions#requestedBeginning}. */
  public StandardStart beginning(Game openedGame, Settings settings, SaveSlots slots)
      throws IOException {
    return beginningOptions.requestedBeginning(
        openedGame, settings, settings.text(Setting.ROUTER), journals, slots);
  }

  /**
   * Returns a start in the room from the command line, or {@code beginning} if there is none.
   *
   * @throws CommandFailure if another start was also requested
   * @throws org.bowsprit.vm.symbol.UnknownNameException if there is no such room
   */
  public SessionStart startInRoom(Game openedGame, StandardStart beginning) {
    if (room == null) {
      return beginning;
    }
    if (beginning.save().isPresent()
        || beginning.recording().isPresent()
        || journals.recording() != null) {
      throw CommandFailure.refused("refused.room-begins");
    }
    // Problems of a symbol file are reported when the session starts.
    Symbols symbols = SymbolFile.of(openedGame, warning -> {});
    int number = RoomDirectory.of(openedGame.resources(), symbols).number(room);
    if (!openedGame.resources().roomIds().contains(number)) {
      throw CommandFailure.refused("refused.no-room", number);
    }
    return new IsolatedStart(new RoomStart(beginning, number));
  }

  /**
   * Returns a detector for new builds of the game.
   *
   * @param messageListener receives a line for each new build
   * @throws CommandFailure if the game is not in a folder
   */
  public Reload reload(Game openedGame, Consumer<String> messageListener) {
    if (!isReloading) {
      return Reload.never();
    }
    Path folder = game.name() == null ? null : Path.of(game.name());
    if (folder == null || !Files.isDirectory(folder)) {
      throw CommandFailure.refused("refused.reload");
    }
    return new Reload(folder.resolve(openedGame.identity().indexName()), messageListener);
  }
}
