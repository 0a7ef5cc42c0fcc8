package org.bowsprit.session.sound;

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

/** One game's sound card, with what lies beside the game's files in it. */
public final class GameSound implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GameSound.class);

  private final MusicSynth synth;
  private final SoundCard card;
  private final Recordings recordings;
  private final boolean heard;
  private final SpeechMode speech;

  /**
   * Builds the card.
   *
   * @param game the game
   * @param device takes the samples; closing it stays the caller's business
   * @param synth plays the music; closed with this
   * @param files who reads sound files
   * @param preferences how the player wants to hear it
   * @param notes takes a line for each file that stays silent
   */
  public GameSound(
      Game game,
      AudioDevice device,
      MusicSynth synth,
      SoundFileReaders files,
      SoundPreferences preferences,
      Consumer<String> notes) {
    this.synth = synth;
    heard = device.isHeard() || synth.device() != MusicDevice.ADLIB;
    speech = preferences.speech();
    recordings = Recordings.of(game).withLeadIn(preferences.leadIn());
    Recorder recorder = new Recorder(files, recordings.tracks(), notes);
    card = new SoundCard(device, synth, recorder);
    card.setVolumes(preferences.volumes());
    TrackFiles tracks = new TrackFiles(game.files());
    TrackNotes.of(game, tracks).forEach(notes);
    if (!tracks.guessed().isEmpty()) {
      LOG.info("taken for tracks by the numbers in their names: {}", tracks.guessed());
    }
  }

  public SoundCard card() {
    return card;
  }

  /** Returns what the game's sound is played with: the card, unless it is an AdLib nobody hears. */
  public SoundSetup setup() {
    SoundSetup setup = heard ? card.setup() : SoundSetup.unheard();
    return setup.withRecordings(recordings, speech);
  }

  /** Returns what kind of device its music is played on. */
  public MusicDevice musicDevice() {
    return synth.device();
  }

  /** Returns why its music has ceased; empty while it plays. */
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
