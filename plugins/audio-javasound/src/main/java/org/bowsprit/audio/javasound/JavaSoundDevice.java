package org.bowsprit.audio.javasound;

import java.util.Objects;
import java.util.Optional;
import javax.sound.sampled.SourceDataLine;
import org.bowsprit.audio.AudioDevice;

/**
 * Writes frames to a line of the JDK. Never writes more frames than the line can receive without
 * waiting.
 */
final class JavaSoundDevice implements AudioDevice {

  private static final int BYTES_PER_FRAME = 4;

  private final SourceDataLine line;
  private final int sampleRate;
  private byte[] bytes = new byte[0];

  JavaSoundDevice(SourceDataLine line, int sampleRate) {
    this.line = line;
    this.sampleRate = sampleRate;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    if (!line.isOpen()) {
      return frames;
    }
    int acceptedFrames = Math.min(frames, line.available() / BYTES_PER_FRAME);
    int length = acceptedFrames * BYTES_PER_FRAME;
    if (bytes.length < length) {
      bytes = new byte[length];
    }
    for (int i = 0; i < 2 * acceptedFrames; i++) {
      bytes[2 * i] = (byte) samples[offset + i];
      bytes[2 * i + 1] = (byte) (samples[offset + i] >> 8);
    }
    line.write(bytes, 0, length);
    return acceptedFrames;
  }

  @Override
  public int queuedFrames() {
    return line.isOpen() ? (line.getBufferSize() - line.available()) / BYTES_PER_FRAME : 0;
  }

  @Override
  public void flush() {
    line.flush();
  }

  @Override
  public void pause(boolean paused) {
    if (paused) {
      line.stop();
    } else {
      line.start();
    }
  }

  @Override
  public Optional<String> failure() {
    return line.isOpen() ? Optional.empty() : Optional.of("the sound output was disconnected");
  }

  @Override
  public void close() {
    line.stop();
    line.close();
  }
}
