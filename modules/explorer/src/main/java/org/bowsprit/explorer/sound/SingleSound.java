package org.bowsprit.explorer.sound;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.audio.system.GameSoundStore;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundSystem;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.render.pacing.JiffyPacer;

/** Plays one sound of a game from its beginning to its end, or until it is stopped. */
public final class SingleSound {

  private static final int JIFFIES_PER_SECOND = JiffyPacer.PER_SECOND;

  /** The command that makes the music driver jump to a position in the track (spec 11 §4.2). */
  private static final int JUMP_COMMAND = 263;

  /** The time in jiffies that is added at the end for reverberation and the release of notes. */
  private static final int RELEASE_JIFFIES = JIFFIES_PER_SECOND / 2;

  private final int sound;
  private final SoundSystem system;
  private final Consumer<String> status;
  private long jiffies;
  private int firstBeat = 1;

  /**
   * Prepares a sound.
   *
   * @param sound the number of the sound
   * @param resources the game's data
   * @param setup the sound settings
   * @param status receives a status line from time to time
   */
  public SingleSound(
      int sound, GameResources resources, SoundSetup setup, Consumer<String> status) {
    this.sound = sound;
    this.status = status;
    GameSoundStore store = new GameSoundStore(resources, setup.music(), status);
    system = new SoundSystem(store, setup, result -> {});
  }

  /**
   * Makes the music start at a beat of its track, counted from 1. The setup events at the start of
   * the track still take effect.
   */
  public void startAtBeat(int beat) {
    firstBeat = beat;
  }

  /**
   * Plays the sound.
   *
   * @param clock controls the speed of playback
   * @param maxJiffies the number of jiffies after which the sound is cut off
   * @param stopped returns whether to stop; it is called repeatedly
   */
  public void play(PlaybackClock clock, long maxJiffies, BooleanSupplier stopped) {
    system.advance(0);
    system.start(sound);
    system.runQueues();
    long end = maxJiffies;
    while (jiffies < end && !stopped.getAsBoolean()) {
      for (int i = clock.jiffies(); i > 0; i--) {
        step();
      }
      if (system.runningState(sound) == 0) {
        end = Math.min(end, end == maxJiffies ? jiffies + RELEASE_JIFFIES : end);
      }
    }
    system.stopAll();
    system.advance(1);
  }

  /** Controls the speed of playback. */
  @FunctionalInterface
  public interface PlaybackClock {
    /** Returns the number of jiffies to play now. The method may wait before it returns. */
    int jiffies();
  }

  private void step() {
    if (jiffies % JIFFIES_PER_SECOND == 0) {
      status.accept(describe());
    }
    system.advance(1);
    if (jiffies == 0 && firstBeat > 1) {
      system.command(JUMP_COMMAND, sound, 0, firstBeat, 0);
    }
    system.runQueues();
    jiffies++;
  }

  /** Returns the time for which the sound has been played, in jiffies. */
  public long playedJiffies() {
    return jiffies;
  }

  private String describe() {
    NowPlaying playing = system.nowPlaying();
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%d:%02d", jiffies / 3600, jiffies / 60 % 60));
    playing
        .music()
        .forEach(
            tune ->
                line.append(
                    String.format(
                        Locale.ROOT,
                        "  sound %d, track %d, beat %d, %d parts",
                        tune.sound(),
                        tune.track(),
                        tune.beat(),
                        tune.parts().size())));
    playing.effects().forEach(effect -> line.append("  sound ").append(effect.sound()));
    return line.toString();
  }
}
