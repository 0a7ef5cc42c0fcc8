package org.bowsprit.launcher.command;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.mix.SilentProvider;
import org.pf4j.ExtensionPoint;

/**
 * Has the id of the plugin that writes WAV files, so that it can replace that plugin. Writes only
 * the samples.
 */
public final class SamplesProvider implements AudioProvider, ExtensionPoint {

  @Override
  public String id() {
    return "wav";
  }

  @Override
  public String displayName() {
    return "Samples";
  }

  @Override
  public int preference() {
    return 0;
  }

  @Override
  public AudioDevice open(AudioSettings settings) {
    AudioDevice silentDevice = new SilentProvider().open(settings);
    Path file = Path.of(settings.target());
    return (AudioDevice)
        Proxy.newProxyInstance(
            AudioDevice.class.getClassLoader(),
            new Class<?>[] {AudioDevice.class},
            (device, method, arguments) ->
                switch (method.getName()) {
                  case "isHeard" -> true;
                  case "queuedFrames" -> 0;
                  case "write" ->
                      append(file, (short[]) arguments[0], (int) arguments[1], (int) arguments[2]);
                  default -> method.invoke(silentDevice, arguments);
                });
  }

  private static int append(Path file, short[] samples, int offset, int frames) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(2 * Short.BYTES * frames);
    bytes.asShortBuffer().put(samples, offset, 2 * frames);
    Files.write(file, bytes.array(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return frames;
  }
}
