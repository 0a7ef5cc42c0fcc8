package org.bowsprit.player.sound;

import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.format.game.Game;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The sound card of one game, with the sound files beside the game. */
public final class GameSound implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GameSound.class);

  private final MusicSynth synth;
  private final SoundCard card;
  private final Recordings recordings;
  private final boolean isAudible;
  private final SpeechMode speech;
  private Optional<String> fallbackMessage = Optional.empty();

  /**
   * Creates the card.
   *
   * @param device plays the samples; not closed with the card
   * @param synth plays the music; closed with the card
   * @param files the readers of sound files
   * @param preferences the player's preferences
   * @param notes receives a line for each file that cannot be played
   */
  public GameSound(
      Game game,
      AudioDevice device,
      MusicSynth synth,
      SoundFileReaders files,
      SoundPreferences preferences,
      Consumer<String> notes) {
    this.synth = synth;
    isAudible = device.isHeard() || synth.device() != MusicDevice.ADLIB;
    speech = preferences.speech();
    TrackFiles tracks = new TrackFiles(game.files(), files);
    recordings = Recordings.of(game, tracks).withLeadIn(preferences.leadIn());
    Recorder recorder = new Recorder(files, tracks, notes);
    card = new SoundCard(device, synth, recorder);
    card.setVolumes(preferences.volumes());
    TrackNotes.of(game, tracks).forEach(notes);
    if (!tracks.guessedFiles().isEmpty()) {
      LOG.info(
          "files used as tracks because of the numbers in their names: {}", tracks.guessedFiles());
    }
  }

  public SoundCard card() {
    return card;
  }

  /** Returns the sound setup. It has no card if the card is an AdLib and the device is silent. */
  public SoundSetup setup() {
    SoundSetup setup = isAudible ? card.setup() : SoundSetup.silent();
    return setup.withRecordings(recordings, speech);
  }

  /** Sets the message with the reason why another music device replaces the requested one. */
  GameSound setFallBack(Optional<String> line) {
    fallbackMessage = line;
    return this;
  }

  /**
   * Returns the message with the reason why another music device replaces the requested one; empty
   * if the requested device plays.
   */
  public Optional<String> musicFallBack() {
    return fallbackMessage;
  }

  /** Returns the kind of device that plays the music. */
  public MusicDevice musicDevice() {
    return synth.device();
  }

  /** Returns the reason why the music device has failed; empty while it plays. */
  public Optional<String> musicFailure() {
    return synth.failure();
  }

  @Override
  public void close() {
    try {
      card.close();
    } finally {
      synth.close();
    }
  }
}
