package org.bowsprit.audio.openal;

import java.nio.IntBuffer;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioSettings;
import org.lwjgl.openal.AL;
import org.lwjgl.openal.ALC;
import org.lwjgl.openal.ALC10;
import org.lwjgl.openal.ALC11;
import org.lwjgl.openal.EXTDisconnect;
import org.lwjgl.system.MemoryStack;

/**
 * Writes frames to a streaming source of OpenAL.
 *
 * <p>Each device has its own context and makes it current before every use, so that two devices do
 * not affect each other.
 */
final class OpenAlDevice implements AudioDevice {

  /**
   * The size of the queue as a multiple of the requested latency. With twice the latency, the
   * source is still playing when a block is late.
   */
  private static final int LATENCY_FACTOR = 2;

  private static final long NULL_HANDLE = 0;

  private final long device;
  private final long context;
  private final BufferQueue queue;
  private final int sampleRate;
  private final boolean reportsDisconnection;
  private boolean isClosed;
  private String failure;

  private OpenAlDevice(long device, long context, BufferQueue queue, int sampleRate) {
    this.device = device;
    this.context = context;
    this.queue = queue;
    this.sampleRate = sampleRate;
    this.reportsDisconnection = ALC10.alcIsExtensionPresent(device, "ALC_EXT_disconnect");
  }

  static OpenAlDevice open(AudioSettings settings) throws AudioException {
    long device = ALC10.alcOpenDevice((String) null);
    if (device == NULL_HANDLE) {
      throw new AudioException("OpenAL finds no sound output on this machine");
    }
    long context = createContext(device, settings.sampleRate());
    if (context == NULL_HANDLE || !ALC10.alcMakeContextCurrent(context)) {
      ALC10.alcCloseDevice(device);
      throw new AudioException("OpenAL opens no sound output on this machine");
    }
    AL.createCapabilities(ALC.createCapabilities(device));
    int frames = settings.sampleRate() * settings.latencyMillis() / 1000 * LATENCY_FACTOR;
    BufferQueue queue = new BufferQueue(settings.sampleRate(), frames);
    return new OpenAlDevice(device, context, queue, settings.sampleRate());
  }

  private static long createContext(long device, int sampleRate) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer attributes =
          stack.ints(ALC10.ALC_FREQUENCY, sampleRate, ALC11.ALC_MONO_SOURCES, 0, 0);
      return ALC10.alcCreateContext(device, attributes);
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    if (isLost()) {
      return frames;
    }
    int acceptedFrames = Math.min(frames, queue.freeFrames());
    queue.add(samples, offset, acceptedFrames);
    return acceptedFrames;
  }

  /** Makes the context current and returns whether the device has been lost. */
  private boolean isLost() {
    if (isClosed || failure != null) {
      return true;
    }
    if (ALC10.alcGetCurrentContext() != context) {
      ALC10.alcMakeContextCurrent(context);
    }
    if (reportsDisconnection && ALC10.alcGetInteger(device, EXTDisconnect.ALC_CONNECTED) == 0) {
      failure = "the sound output was disconnected";
    }
    return failure != null;
  }

  @Override
  public int queuedFrames() {
    return isLost() ? 0 : queue.queuedFrames();
  }

  @Override
  public void flush() {
    if (!isLost()) {
      queue.clear();
    }
  }

  @Override
  public void pause(boolean isPaused) {
    if (!isLost()) {
      queue.pause(isPaused);
    }
  }

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    ALC10.alcMakeContextCurrent(context);
    queue.close();
    ALC10.alcMakeContextCurrent(NULL_HANDLE);
    ALC10.alcDestroyContext(context);
    ALC10.alcCloseDevice(device);
  }
}
