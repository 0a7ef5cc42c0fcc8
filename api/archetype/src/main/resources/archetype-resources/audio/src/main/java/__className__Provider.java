package ${package};

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the device and opens it. */
@Extension
public final class ${className}Provider implements AudioProvider, ExtensionPoint {

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
  }

  /** 0: used only if the player asks for it. */
  @Override
  public int preference() {
    return 0;
  }

  @Override
  public AudioDevice open(AudioSettings settings) {
    return new ${className}Device(settings.sampleRate());
  }
}
