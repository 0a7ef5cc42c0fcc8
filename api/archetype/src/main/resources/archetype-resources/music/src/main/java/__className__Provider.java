package ${package};

import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the device and opens it. */
@Extension
public final class ${className}Provider implements MusicProvider, ExtensionPoint {

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
  }

  /** Returns the rendition of the music that this device plays. */
  @Override
  public MusicDevice device() {
    return MusicDevice.GENERAL_MIDI;
  }

  @Override
  public MusicSynth open(MusicSettings settings) {
    return new ${className}Synth(settings.sampleRate());
  }
}
