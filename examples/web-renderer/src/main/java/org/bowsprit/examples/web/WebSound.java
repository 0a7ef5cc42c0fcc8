package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.bowsprit.audio.AudioDevice;

/**
 * Sends samples to pages. A message contains {@code S}, then each sample as 2 bytes, little-endian.
 * Silence is not sent. Samples count as queued until the clock has passed them. A page plays them
 * slightly later.
 */
final class WebSound implements AudioDevice {

  private static final int SAMPLE_RATE = 22_050;
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final WebServer server;
  private final LongSupplier clock;
  private final int capacityFrames;
  private long queued;
  private long playedUntil;
  private boolean paused;

  WebSound(WebServer server, int latencyMillis, LongSupplier clock) {
    this.server = server;
    this.clock = clock;
    this.capacityFrames = SAMPLE_RATE * Math.max(200, 2 * latencyMillis) / 1_000;
    this.playedUntil = clock.getAsLong();
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
    queued += acceptedFrames;
    if (!isSilent) {
      message.flip();
      server.pages().forEach(page -> page.play(message.asReadOnlyBuffer()));
    }
    return acceptedFrames;
  }

  @Override
  public int queuedFrames() {
    long now = clock.getAsLong();
    long played = paused ? 0 : (now - playedUntil) * SAMPLE_RATE / NANOS_PER_SECOND;
    if (paused || played > 0) {
      playedUntil = paused ? now : playedUntil + played * NANOS_PER_SECOND / SAMPLE_RATE;
      queued = Math.max(0, queued - played);
    }
    return (int) queued;
  }

  @Override
  public void flush() {
    queued = 0;
    playedUntil = clock.getAsLong();
  }

  @Override
  public void pause(boolean shouldPause) {
    queuedFrames();
    paused = shouldPause;
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
