package org.bowsprit.session.sound;

import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.format.game.Game;

/**
 * Where the sound of a game goes that is played in virtual time.
 *
 * @param setup what the game's sound is played with
 * @param end brings everything to its end
 */
public record SoundOutput(SoundSetup setup, Runnable end) implements AutoCloseable {

  /**
   * Plays with a setup that makes no samples: it writes down what the driver is told, or nothing.
   *
   * @param end brings it to its end
   */
  public static SoundOutput unheard(Game game, SoundSetup setup, SpeechMode speech, Runnable end) {
    return new SoundOutput(setup.withRecordings(Recordings.of(game), speech), end);
  }

  /**
   * Plays into a device that does not wait.
   *
   * @param device takes the samples
   * @param music plays the music
   * @param notes takes a line for everything that is not heard as wished
   * @throws org.bowsprit.plugin.host.UnknownPluginException if there is no such device or music
   *     device
   */
  public static SoundOutput heard(
      Game game,
      SoundServices services,
      AudioChoice device,
      MusicChoice music,
      SpeechMode speech,
      Consumer<String> notes) {
    AudioDevice opened = services.open(device, notes);
    SoundPreferences preferences =
        new SoundPreferences(Volumes.USUAL, LeadIn.NONE, true, speech, Map.of());
    try {
      GameSound sound = services.card(game, opened, music, preferences, notes);
      return new SoundOutput(sound.setup(), () -> close(sound, opened));
    } catch (RuntimeException | Error e) {
      closeAfter(e, opened);
      throw e;
    }
  }

  private static void close(GameSound sound, AudioDevice device) {
    try {
      sound.close();
    } finally {
      device.close();
    }
  }

  private static void closeAfter(Throwable failure, AudioDevice device) {
    try {
      device.close();
    } catch (RuntimeException | Error e) {
      failure.addSuppressed(e);
    }
  }

  @Override
  public void close() {
    end.run();
  }
}
