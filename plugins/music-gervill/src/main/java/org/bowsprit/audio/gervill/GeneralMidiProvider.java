package org.bowsprit.audio.gervill;

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Provides the music device {@code gm}. */
@Extension
public final class GeneralMidiProvider implements MusicProvider, ExtensionPoint {

  /**
   * The volume in 1/256 of twice the synthesiser's output. The value 238 is 5.4 dB above the
   * synthesiser's own output.
   */
  private static final int LEVEL = 238;

  /** Creates a provider. PF4J calls this constructor. */
  public GeneralMidiProvider() {}

  @Override
  public String id() {
    return "gm";
  }

  @Override
  public String displayName() {
    return "General MIDI";
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.GENERAL_MIDI;
  }

  @Override
  public MusicSynth open(MusicSettings settings) throws AudioException {
    return new GervillSynth(device(), Gervill.open(settings), LEVEL);
  }
}
