package org.bowsprit.audio.gervill;

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Provides the music device {@code mt32}. */
@Extension
public final class Mt32Provider implements MusicProvider, ExtensionPoint {

  /**
   * The volume in 1/256 of twice the synthesiser's output. The value 222 is 4.8 dB above the
   * synthesiser's own output.
   */
  private static final int LEVEL = 222;

  /** Creates a provider. PF4J calls this constructor. */
  public Mt32Provider() {}

  @Override
  public String id() {
    return "mt32";
  }

  @Override
  public String displayName() {
    return "Roland MT-32 (its sounds mapped to General MIDI)";
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.MT32;
  }

  @Override
  public MusicSynth open(MusicSettings settings) throws AudioException {
    return new GervillSynth(device(), Gervill.open(settings), LEVEL);
  }
}
