package org.bowsprit.launcher.command;

import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.mix.SilentProvider;
import org.pf4j.ExtensionPoint;

/**
 * Provides an audio device that fails after half a second of sound. The preference of this provider
 * is higher than that of all built-in providers.
 */
public final class FragileProvider implements AudioProvider, ExtensionPoint {

  @Override
  public String id() {
    return "fragile";
  }

  @Override
  public String displayName() {
    return "Fragile";
  }

  @Override
  public int preference() {
    return 1_000;
  }

  @Override
  public AudioDevice open(AudioSettings settings) {
    AudioDevice silentDevice = new SilentProvider().open(settings);
    AtomicInteger framesLeft = new AtomicInteger(silentDevice.sampleRate() / 2);
    return (AudioDevice)
        Proxy.newProxyInstance(
            AudioDevice.class.getClassLoader(),
            new Class<?>[] {AudioDevice.class},
            (device, method, arguments) ->
                switch (method.getName()) {
                  case "isHeard" -> true;
                  case "write" -> acceptFrames((int) arguments[2], framesLeft);
                  default -> method.invoke(silentDevice, arguments);
                });
  }

  private static int acceptFrames(int frameCount, AtomicInteger framesLeft) {
    if (framesLeft.addAndGet(-frameCount) < 0) {
      throw new IllegalStateException("unplugged");
    }
    return frameCount;
  }
}
