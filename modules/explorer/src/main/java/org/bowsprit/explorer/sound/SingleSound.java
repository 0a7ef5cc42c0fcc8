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

/** One sound of a game, played from its beginning to its end or until it is stopped. */
public final class SingleSound {

  private static final int JIFFIES_A_SECOND = JiffyPacer.PER_SECOND;

  /** The command that has the music driver go to a place of the track (spec 11 §4.2). */
  private static final int JUMP = 263;

  /** How long reverberation and releases are waited for at the end. */
  private static final int REST = JIFFIES_A_SECOND / 2;

  private final int sound;
  private final SoundSystem system;
  private final Consumer<String> status;
  private long jiffies;
  private int firstBeat = 1;

  /**
   * Prepares a sound.
   *
   * @param sound its number
   * @param resources the game's data
   * @param setup what it is played with
   * @param status takes what is playing, a line from time to time
   */
  public SingleSound(
      int sound, GameResources resources, SoundSetup setup, Consumer<String> status) {
    this.sound = sound;
    this.status = status;
    GameSoundStore store = new GameSoundStore(resources, setup.music(), status);
    system = new SoundSystem(store, setup, result -> {});
  }

  /**
   * Has music begin at a beat of its track, counted from 1, with what was set up before the first.
   */
  public void from(int beat) {
    firstBeat = beat;
  }

  /**
   * Plays it.
   *
   * @param beat how fast time passes: how many jiffies to play now, waiting for them if need be
   * @param longest jiffies after which it is cut off
   * @param stopped is asked again and again whether to stop
   */
  public void play(Beat beat, long longest, BooleanSupplier stopped) {
    system.advance(0);
    system.start(sound);
    system.runQueues();
    long end = longest;
    while (jiffies < end && !stopped.getAsBoolean()) {
      for (int i = beat.jiffies(); i > 0; i--) {
        step();
      }
      if (system.isRunning(sound) == 0) {
        end = Math.min(end, end == longest ? jiffies + REST : end);
      }
    }
    system.stopAll();
    system.advance(1);
  }

  /** A beat to play by. */
  @FunctionalInterface
  public interface Beat {
    /** Returns how many jiffies are due, after a wait if there is one. */
    int jiffies();
  }

  private void step() {
    if (jiffies % JIFFIES_A_SECOND == 0) {
      status.accept(describe());
    }
    system.advance(1);
    if (jiffies == 0 && firstBeat > 1) {
      system.command(JUMP, sound, 0, firstBeat, 0);
    }
    system.runQueues();
    jiffies++;
  }

  /** Returns how long it has been played, in jiffies. */
  public long played() {
    return jiffies;
  }

  private String describe() {
    NowPlaying now = system.nowPlaying();
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%d:%02d", jiffies / 3600, jiffies / 60 % 60));
    now.music()
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
    now.effects().forEach(effect -> line.append("  sound ").append(effect.sound()));
    return line.toString();
  }
}
