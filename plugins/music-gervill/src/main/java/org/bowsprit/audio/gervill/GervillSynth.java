package org.bowsprit.audio.gervill;

import org.bowsprit.audio.gm.GeneralMidiParts;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/** Plays a game's music on Gervill. */
final class GervillSynth implements MusicSynth {

  private static final int BYTES_PER_FRAME = 4;

  /**
   * The factor by which the mixer multiplies the samples, after {@link #render} has multiplied them
   * by {@link #level} / 256.
   */
  private static final int MIXER_GAIN = 2;

  private static final int FULL_LEVEL = 256;

  /**
   * The number of frames per call of {@link #render}, which is as many as the mixer resamples at
   * once. A tenth of the sequencer's quantum would also be enough.
   */
  private static final int FRAMES_AT_ONCE = 64;

  private final MusicDevice device;
  private final Gervill gervill;
  private final GeneralMidiParts parts;
  private final int level;
  private byte[] bytes = new byte[FRAMES_AT_ONCE * BYTES_PER_FRAME];

  /**
   * Creates a synthesiser that plays on the given Gervill and closes it.
   *
   * @param level the volume in 1/256 of twice Gervill's output, so 128 leaves the output unchanged.
   *     Choose it so that the music is as loud as music on AdLib
   */
  GervillSynth(MusicDevice device, Gervill gervill, int level) {
    this.device = device;
    this.level = level;
    this.gervill = gervill;
    this.parts = new GeneralMidiParts(gervill);
  }

  @Override
  public MusicDevice device() {
    return device;
  }

  @Override
  public PartDevice parts() {
    return parts;
  }

  @Override
  public int sampleRate() {
    return gervill.sampleRate();
  }

  @Override
  public int framesAtOnce() {
    return FRAMES_AT_ONCE;
  }

  @Override
  public int gain() {
    return MIXER_GAIN;
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    int length = frames * BYTES_PER_FRAME;
    if (bytes.length < length) {
      bytes = new byte[length];
    }
    gervill.read(bytes, length);
    for (int i = 0; i < 2 * frames; i++) {
      int sample = bytes[2 * i + 1] << 8 | (bytes[2 * i] & 0xFF);
      samples[offset + i] = (short) (sample * level / FULL_LEVEL);
    }
  }

  @Override
  public void close() {
    gervill.close();
  }
}
