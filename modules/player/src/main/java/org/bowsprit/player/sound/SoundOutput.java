package org.bowsprit.player.sound;

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
 * The sound output of a game in virtual time.
 *
 * @param setup the sound setup of the game
 * @param end closes everything
 */
public record SoundOutput(SoundSetup setup, Runnable end) implements AutoCloseable {

  /**
   * Returns an output without samples. The setup writes a log, or does nothing.
   *
   * @param end closes the output
   */
  public static SoundOutput ofSetup(Game game, SoundSetup setup, SpeechMode speech, Runnable end) {
    return new SoundOutput(setup.withRecordings(Recordings.of(game), speech), end);
  }

  /**
   * Returns an output to a device that does not run in real time.
   *
   * @param device receives the samples
   * @param music plays the music
   * @param notes receives a line for everything that is not played as requested
   * @throws org.bowsprit.plugin.host.description.UnknownPluginException if there is no such device
   *     or music device
   */
  public static SoundOutput ofDevice(
      Game game,
      SoundServices services,
      AudioChoice device,
      MusicChoice music,
      SpeechMode speech,
      Consumer<String> notes) {
    AudioDevice opened = services.open(device, notes);
    SoundPreferences preferences =
        new SoundPreferences(Volumes.DEFAULT, LeadIn.NONE, true, speech, Map.of());
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
