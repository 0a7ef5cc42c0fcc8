package org.bowsprit.audio.system;

import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.media.voc.Pcm;

/**
 * The sound configuration of a game. What scripts can read about sounds depends only on {@code
 * music} and {@code quirks}.
 *
 * @param music the kind of device, which selects the renditions
 * @param synthesiser the synthesiser that plays the notes
 * @param effects the listener for the start and end of recorded sounds
 * @param userVolume the music volume that the user has set, 0 to 255
 * @param quirks the quirks of the capturing interpreter to imitate
 * @param time the listener for the time
 * @param recordings the available CD tracks and speech, which scripts can also query
 * @param speech the mode that decides whether lines are heard, shown as text, or both
 */
public record SoundSetup(
    MusicDevice music,
    PartDevice synthesiser,
    EffectListener effects,
    int userVolume,
    Quirks quirks,
    SoundTimeListener time,
    Recordings recordings,
    SpeechMode speech) {

  /** The default music volume. */
  public static final int DEFAULT_VOLUME = 192;

  /** Creates a setup without CD tracks and speech. */
  public SoundSetup(
      MusicDevice music,
      PartDevice synthesiser,
      EffectListener effects,
      int userVolume,
      Quirks quirks,
      SoundTimeListener time) {
    this(
        music,
        synthesiser,
        effects,
        userVolume,
        quirks,
        time,
        Recordings.NONE,
        SpeechMode.VOICE_AND_TEXT);
  }

  /**
   * Returns whether spoken lines are heard and not shown. A talkie without its speech file shows
   * its lines (spec 13 §6.1).
   */
  public boolean isTextHidden() {
    return speech == SpeechMode.VOICE && recordings.speech() != SpeechFile.NONE;
  }

  /** Returns this setup with another listener for recorded sound. */
  public SoundSetup withEffects(EffectListener listener) {
    return new SoundSetup(
        music, synthesiser, listener, userVolume, quirks, time, recordings, speech);
  }

  /**
   * Returns this setup with recordings.
   *
   * @param newRecordings the recordings
   * @param mode the mode that decides whether lines are heard, shown as text, or both
   */
  public SoundSetup withRecordings(Recordings newRecordings, SpeechMode mode) {
    return new SoundSetup(
        music, synthesiser, effects, userVolume, quirks, time, newRecordings, mode);
  }

  /**
   * Returns a silent setup for AdLib music without a sound card. Scripts get the usual answers
   * about sounds. Like every setup, it belongs to one game.
   */
  public static SoundSetup silent() {
    return new SoundSetup(
        MusicDevice.ADLIB,
        new AdlibDriver((register, value) -> {}, EffectClock.original()),
        new EffectListener() {
          @Override
          public void started(int sound, Pcm samples) {}

          @Override
          public void ended(int sound) {}
        },
        DEFAULT_VOLUME,
        Quirks.NONE,
        SoundTimeListener.NONE);
  }
}
