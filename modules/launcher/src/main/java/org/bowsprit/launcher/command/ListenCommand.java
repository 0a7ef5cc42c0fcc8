package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.explorer.sound.SingleSound;
import org.bowsprit.explorer.sound.SoundEntry;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.GameParameter;
import org.bowsprit.launcher.option.SoundSelection;
import org.bowsprit.player.play.ShutdownWatch;
import org.bowsprit.player.sound.GameSound;
import org.bowsprit.player.sound.SoundPreferences;
import org.bowsprit.player.sound.SoundServices;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.render.pacing.PaceClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit listen}: lists a game's sounds, or plays one. */
@Command(name = "listen", description = "Lists a game's sounds, or plays one of them.")
public final class ListenCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final SoundServices services;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SOUND",
      description = "The number of the sound to play (default: list all).")
  private Integer sound;

  @Mixin private SoundSelection selection;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "600",
      description = "Stop after this time (${DEFAULT-VALUE}); some music never ends.")
  private int seconds;

  @Option(
      names = "--beat",
      paramLabel = "N",
      defaultValue = "1",
      description = "Start music at this beat, counted from 1 (${DEFAULT-VALUE}).")
  private int beat;

  @Option(
      names = "--fast",
      description = "Play as fast as possible, for devices that write a file.")
  private boolean isFast;

  @Mixin private JsonOption json;

  @Inject
  ListenCommand(GameCatalog catalog, SoundServices services, Console console) {
    this.catalog = catalog;
    this.services = services;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    Game game = catalog.open(gameName.name());
    if (seconds < 1) {
      throw CommandFailure.refused("refused.at-least", "--seconds", 1, seconds);
    }
    if (beat < 1) {
      throw CommandFailure.refused("refused.at-least", "--beat", 1, beat);
    }
    if (sound == null) {
      list(game);
    } else {
      play(game);
    }
    return ExitCode.DONE;
  }

  private void list(Game game) {
    TrackFiles tracks = new TrackFiles(game.files());
    List<SoundEntry> sounds =
        game.resources().ids(ResourceKind.SOUND).stream()
            .map(id -> entry(game, id, tracks))
            .toList();
    if (json.isRequested()) {
      console.json(new Result(1, game.identity().description(), sounds));
      return;
    }
    console.printText("told.sounds");
    sounds.forEach(entry -> console.out().println(entry.line(console.texts()::translate)));
  }

  private SoundEntry entry(Game game, int id, TrackFiles tracks) {
    return SoundEntry.of(
        id, game.resources().sound(id).orElseThrow(), services.kind(selection.music()), tracks);
  }

  private void play(Game game) {
    if (!game.resources().ids(ResourceKind.SOUND).contains(sound)) {
      throw CommandFailure.refused("refused.no-sound", sound);
    }
    warnIfSilent(game);
    SoundPreferences preferences = SoundPreferences.defaults(selection.volumes());
    try (ShutdownWatch interruption = new ShutdownWatch();
        AudioDevice device = services.open(selection.audio(), console::note);
        GameSound gameSound =
            services.card(game, device, selection.music(), preferences, console::note)) {
      SingleSound singleSound =
          new SingleSound(sound, game.resources(), gameSound.setup(), console::redraw);
      singleSound.startAtBeat(beat);
      JiffyPacer pacer = new JiffyPacer(PaceClock.system());
      singleSound.play(
          isFast ? () -> 1 : pacer::await,
          (long) seconds * JiffyPacer.PER_SECOND,
          interruption::isRequested);
      gameSound.musicFailure().ifPresent(reason -> console.note("no more music: " + reason));
      print(
          new Playback(
              1,
              game.identity().description(),
              sound,
              (double) singleSound.playedJiffies() / JiffyPacer.PER_SECOND,
              gameSound.card().droppedFrames()));
    }
  }

  private void print(Playback playback) {
    if (json.isRequested()) {
      console.json(playback);
    } else {
      String length = String.format(Locale.ROOT, "%.1f", playback.seconds());
      console.note(console.texts().of("told.heard", playback.sound(), length, playback.dropped()));
    }
  }

  private void warnIfSilent(Game game) {
    SoundEntry entry = entry(game, sound, new TrackFiles(game.files()));
    if (entry.kind().equals("silent") && !entry.variants().isEmpty()) {
      console.note(
          "sound "
              + sound
              + " has no part for "
              + selection.music().id()
              + ", only "
              + String.join(", ", entry.variants()));
    }
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param game the name of the game
   * @param sounds the sounds, by number
   */
  record Result(int schema, String game, List<SoundEntry> sounds) {}

  /**
   * The JSON document about a sound that was played.
   *
   * @param schema the version of this layout
   * @param game the name of the game
   * @param sound the number of the sound
   * @param seconds the length of the played part, in seconds
   * @param dropped the audio frames that came too late for the device
   */
  record Playback(int schema, String game, int sound, double seconds, long dropped) {}
}
