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
 * What a game's sound is played with. What scripts are told of it depends on {@code music} and
 * {@code quirks} alone.
 *
 * @param music the kind of device, which picks the renditions
 * @param synthesiser plays the notes
 * @param effects hears of sampled effects
 * @param userVolume the player's own music volume, 0 to 255
 * @param quirks what to imitate of the captured interpreter
 * @param time hears what time it is
 * @param recordings the CD tracks and the speech there are; scripts are told of these too
 * @param speech whether lines are heard, read, or both
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

  /** The music volume of a player who has not chosen one. */
  public static final int USUAL_VOLUME = 192;

  /** Without a CD or speech. */
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
   * Returns whether spoken lines are to be heard and not read. A talkie without its speech file is
   * read (spec 13 §6.1).
   */
  public boolean isUnread() {
    return speech == SpeechMode.VOICE && recordings.speech() != SpeechFile.NONE;
  }

  /** The same, of whose sampled effects another listener hears. */
  public SoundSetup withEffects(EffectListener listener) {
    return new SoundSetup(
        music, synthesiser, listener, userVolume, quirks, time, recordings, speech);
  }

  /**
   * The same with a CD and speech.
   *
   * @param there what there is of them
   * @param mode whether lines are heard, read, or both
   */
  public SoundSetup withRecordings(Recordings there, SpeechMode mode) {
    return new SoundSetup(music, synthesiser, effects, userVolume, quirks, time, there, mode);
  }

  /**
   * Returns all that a game hears of its sounds, and nothing that a person hears: AdLib music
   * without a card. It is one game's own, like every setup.
   */
  public static SoundSetup unheard() {
    return new SoundSetup(
        MusicDevice.ADLIB,
        new AdlibDriver((register, value) -> {}, EffectClock.original()),
        new EffectListener() {
          @Override
          public void started(int sound, Pcm samples) {}

          @Override
          public void ended(int sound) {}
        },
        USUAL_VOLUME,
        Quirks.NONE,
        SoundTimeListener.NONE);
  }
}
