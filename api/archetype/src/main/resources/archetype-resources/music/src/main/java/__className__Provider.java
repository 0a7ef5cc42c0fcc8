package ${package};

import java.util.List;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.service.Option;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the device and opens it. */
@Extension
public final class ${className}Provider implements MusicProvider, ExtensionPoint {

  private static final String LEVEL = "level";

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

  /**
   * Returns the options. The argument {@code --music-option ${artifactId}.level=500} sets one for
   * one run.
   */
  @Override
  public List<Option> options() {
    return List.of(Option.number(LEVEL, "How loud a part can be.", 1_000, 0, 3_000));
  }

  @Override
  public MusicSynth open(MusicSettings settings) {
    return new ${className}Synth(settings.sampleRate(), settings.optionsOf(this).number(LEVEL));
  }
}
