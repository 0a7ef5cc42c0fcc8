package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.bowsprit.audio.AudioDevice;

/**
 * Sends samples to pages. A message contains {@code S}, then each sample as 2 bytes, little-endian.
 * Silence is not sent. Samples count as queued until the clock has reached their end. A page plays
 * them slightly later.
 */
final class WebSound implements AudioDevice {

  private static final int SAMPLE_RATE = 22_050;
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final WebServer server;
  private final LongSupplier clock;
  private final int capacityFrames;
  private long queuedFrameCount;
  private long playedUntilNanos;
  private boolean isPaused;

  WebSound(WebServer server, int latencyMillis, LongSupplier clock) {
    this.server = server;
    this.clock = clock;
    this.capacityFrames = SAMPLE_RATE * Math.max(200, 2 * latencyMillis) / 1_000;
    this.playedUntilNanos = clock.getAsLong();
  }

  @Override
  public int sampleRate() {
    return SAMPLE_RATE;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, frames * 2, samples.length);
    int acceptedFrames = Math.min(frames, capacityFrames - queuedFrames());
    boolean isSilent = true;
    ByteBuffer message = ByteBuffer.allocate(1 + acceptedFrames * 4).order(ByteOrder.LITTLE_ENDIAN);
    message.put((byte) 'S');
    for (int i = 0; i < acceptedFrames * 2; i++) {
      short sample = samples[offset + i];
      isSilent &= sample == 0;
      message.putShort(sample);
    }
    queuedFrameCount += acceptedFrames;
    if (!isSilent) {
      message.flip();
      server.pages().forEach(page -> page.sendSound(message.asReadOnlyBuffer()));
    }
    return acceptedFrames;
  }

  @Override
  public int queuedFrames() {
    long nowNanos = clock.getAsLong();
    long playedFrames =
        isPaused ? 0 : (nowNanos - playedUntilNanos) * SAMPLE_RATE / NANOS_PER_SECOND;
    if (isPaused || playedFrames > 0) {
      playedUntilNanos =
          isPaused ? nowNanos : playedUntilNanos + playedFrames * NANOS_PER_SECOND / SAMPLE_RATE;
      queuedFrameCount = Math.max(0, queuedFrameCount - playedFrames);
    }
    return (int) queuedFrameCount;
  }

  @Override
  public void flush() {
    queuedFrameCount = 0;
    playedUntilNanos = clock.getAsLong();
  }

  @Override
  public void pause(boolean shouldPause) {
    queuedFrames();
    isPaused = shouldPause;
  }

  @Override
  public Optional<String> failure() {
    return Optional.empty();
  }

  @Override
  public void close() {
    flush();
  }
}
