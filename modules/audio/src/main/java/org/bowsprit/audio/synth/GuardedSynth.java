package org.bowsprit.audio.synth;

import java.util.Arrays;
import java.util.Optional;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.resource.MusicDevice;

/**
 * Stands before a synthesiser that may be lost: one that throws, or does not come back, is silent
 * from then on, and {@link #failure} says why.
 *
 * <p>What its parts are told waits until frames are wanted, so that the synthesiser is called once
 * for all of it.
 *
 * @since 0.1
 */
public final class GuardedSynth implements MusicSynth {

  /** Calling may cost a change of threads: fewer frames than a millisecond's are not worth it. */
  private static final int FEWEST_AT_ONCE = 64;

  private final MusicSynth synth;
  private final SynthCall call;
  private final MusicDevice device;
  private final int sampleRate;
  private final int framesAtOnce;
  private final int gain;
  private final PartScore score;
  private final SynthCall.Work turn = this::turn;
  private short[] made = new short[2 * FEWEST_AT_ONCE];
  private int wanted;
  private String failure;

  private GuardedSynth(MusicSynth synth, SynthCall call) {
    this.synth = synth;
    this.call = call;
    device = synth.device();
    sampleRate = sensible(synth.sampleRate());
    framesAtOnce = Math.max(FEWEST_AT_ONCE, synth.framesAtOnce());
    gain = Math.max(1, synth.gain());
    score = new PartScore(synth.parts());
  }

  /**
   * Opens a synthesiser.
   *
   * @param provider makes it
   * @param settings what the host would like
   * @param call how it is called
   * @throws AudioException if it cannot be had, with the reason in one line
   */
  public static GuardedSynth open(MusicProvider provider, MusicSettings settings, SynthCall call)
      throws AudioException {
    GuardedSynth[] opened = new GuardedSynth[1];
    call.run("open", () -> opened[0] = new GuardedSynth(provider.open(settings), call));
    return opened[0];
  }

  private static int sensible(int sampleRate) {
    if (sampleRate < 1) {
      throw new IllegalArgumentException("it makes " + sampleRate + " frames a second");
    }
    return sampleRate;
  }

  @Override
  public MusicDevice device() {
    return device;
  }

  @Override
  public PartDevice parts() {
    return score;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int framesAtOnce() {
    return framesAtOnce;
  }

  @Override
  public int gain() {
    return gain;
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    if (failure == null) {
      ask(frames);
    }
    if (failure == null) {
      System.arraycopy(made, 0, samples, offset, 2 * frames);
    } else {
      Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
    }
  }

  /** Its samples go where they harm nobody if they come too late. */
  private void ask(int frames) {
    if (made.length < 2 * frames) {
      made = new short[2 * frames];
    }
    wanted = frames;
    try {
      call.run("render", turn);
    } catch (AudioException e) {
      failure = e.getMessage();
      score.end();
    }
  }

  private void turn() {
    score.play();
    synth.render(made, 0, wanted);
  }

  /** Returns why it is silent; empty while it plays. */
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    if (failure == null) {
      try {
        call.run("close", synth::close);
      } catch (AudioException e) {
        failure = e.getMessage();
      }
    }
  }
}
