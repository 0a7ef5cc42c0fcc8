package org.bowsprit.launcher.session;

import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.option.SoundLogSelection;
import org.bowsprit.launcher.sound.AudioChoice;
import org.bowsprit.launcher.sound.MusicChoice;
import org.bowsprit.launcher.sound.SoundServices;
import org.bowsprit.player.sound.GameSound;
import org.bowsprit.player.sound.SoundPreferences;

/**
 * Where the sound of a game goes that is played in virtual time.
 *
 * @param setup what the game's sound is played with
 * @param end brings everything to its end
 */
public record SoundOutput(SoundSetup setup, Runnable end) implements AutoCloseable {

  /** Writes down what the driver is told, or nothing. */
  public static SoundOutput log(Game game, SoundLogSelection.Log log, SpeechMode speech) {
    return new SoundOutput(log.setup().withRecordings(Recordings.of(game), speech), log::close);
  }

  /**
   * Plays into a device that does not wait.
   *
   * @param device takes the samples
   * @param music plays the music
   * @param notes takes a line for everything that is not heard as wished
   * @throws org.bowsprit.plugin.host.UnknownPluginException if there is no such device
   */
  public static SoundOutput wav(
      Game game,
      SoundServices services,
      AudioChoice device,
      MusicChoice music,
      SpeechMode speech,
      Consumer<String> notes) {
    AudioDevice opened = services.open(device, notes);
    SoundPreferences preferences =
        new SoundPreferences(Volumes.USUAL, LeadIn.NONE, true, speech, Map.of());
    GameSound sound = services.card(game, opened, music, preferences, notes);
    return new SoundOutput(
        sound.setup(),
        () -> {
          sound.close();
          opened.close();
        });
  }

  @Override
  public void close() {
    end.run();
  }
}
