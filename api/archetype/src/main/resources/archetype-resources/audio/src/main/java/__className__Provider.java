package ${package};

import java.util.List;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.service.Option;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the device and opens it. */
@Extension
public final class ${className}Provider implements AudioProvider, ExtensionPoint {

  private static final String FLOOR = "floor";

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
  }

  /** Returns 0, so the device is used only if the player asks for it. */
  @Override
  public int preference() {
    return 0;
  }

  /**
   * Returns the options. The argument {@code --audio-option ${artifactId}.floor=100} sets one for
   * one run.
   */
  @Override
  public List<Option> options() {
    return List.of(Option.number(FLOOR, "Samples below this are not measured.", 0, 0, 32_767));
  }

  @Override
  public AudioDevice open(AudioSettings settings) {
    return new ${className}Device(settings.sampleRate(), settings.optionsOf(this).number(FLOOR));
  }
}
