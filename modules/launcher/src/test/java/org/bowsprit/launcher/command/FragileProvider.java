package org.bowsprit.launcher.command;

import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.mix.SilentProvider;
import org.pf4j.ExtensionPoint;

/** A device with the highest preference that fails after half a second of sound. */
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
    AudioDevice whole = new SilentProvider().open(settings);
    AtomicInteger framesLeft = new AtomicInteger(whole.sampleRate() / 2);
    return (AudioDevice)
        Proxy.newProxyInstance(
            AudioDevice.class.getClassLoader(),
            new Class<?>[] {AudioDevice.class},
            (device, method, arguments) ->
                switch (method.getName()) {
                  case "isHeard" -> true;
                  case "write" -> written((int) arguments[2], framesLeft);
                  default -> method.invoke(whole, arguments);
                });
  }

  private static int written(int frames, AtomicInteger framesLeft) {
    if (framesLeft.addAndGet(-frames) < 0) {
      throw new IllegalStateException("unplugged");
    }
    return frames;
  }
}
