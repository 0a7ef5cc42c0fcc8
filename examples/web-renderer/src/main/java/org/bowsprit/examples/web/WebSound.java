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

  private static final int RATE = 22_050;
  private static final long NANOS = 1_000_000_000L;

  private final WebServer server;
  private final LongSupplier clock;
  private final int room;
  private long queued;
  private long seen;
  private boolean paused;

  WebSound(WebServer server, int latencyMillis, LongSupplier clock) {
    this.server = server;
    this.clock = clock;
    this.room = RATE * Math.max(200, 2 * latencyMillis) / 1_000;
    this.seen = clock.getAsLong();
  }

  @Override
  public int sampleRate() {
    return RATE;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, frames * 2, samples.length);
    int taken = Math.min(frames, room - queuedFrames());
    boolean silent = true;
    ByteBuffer message = ByteBuffer.allocate(1 + taken * 4).order(ByteOrder.LITTLE_ENDIAN);
    message.put((byte) 'S');
    for (int i = 0; i < taken * 2; i++) {
      short sample = samples[offset + i];
      silent &= sample == 0;
      message.putShort(sample);
    }
    queued += taken;
    if (!silent) {
      message.flip();
      server.pages().forEach(page -> page.play(message.asReadOnlyBuffer()));
    }
    return taken;
  }

  @Override
  public int queuedFrames() {
    long now = clock.getAsLong();
    long played = paused ? 0 : (now - seen) * RATE / NANOS;
    if (paused || played > 0) {
      seen = paused ? now : seen + played * NANOS / RATE;
      queued = Math.max(0, queued - played);
    }
    return (int) queued;
  }

  @Override
  public void flush() {
    queued = 0;
    seen = clock.getAsLong();
  }

  @Override
  public void pause(boolean wanted) {
    queuedFrames();
    paused = wanted;
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
