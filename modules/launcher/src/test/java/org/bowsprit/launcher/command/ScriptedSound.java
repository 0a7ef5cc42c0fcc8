package org.bowsprit.launcher.command;

import java.util.List;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.service.Option;
import org.pf4j.ExtensionPoint;

/**
 * Provides a sound device for tests. A renderer, {@link ScriptedProvider}, has the same id and also
 * an option {@code frames}.
 */
public final class ScriptedSound implements AudioProvider, ExtensionPoint {

  @Override
  public String id() {
    return "scripted";
  }

  @Override
  public String displayName() {
    return "Scripted sound";
  }

  @Override
  public int preference() {
    return 0;
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.number("frames", "The frames of one write.", 1, 1, 9),
        Option.flag("loud", "Whether the sound is loud.", false));
  }

  @Override
  public AudioDevice open(AudioSettings settings) {
    return new SilentProvider().open(settings);
  }
}
