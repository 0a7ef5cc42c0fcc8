package org.bowsprit.audio.wav;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;

/**
 * Writes frames to a WAV file in 16-bit stereo. The device updates the lengths in the header four
 * times per second of sound, so that a file that was not closed can also be played.
 */
final class WavDevice implements AudioDevice {

  private static final int BYTES_PER_FRAME = 4;
  private static final int WRITES_PER_SECOND = 4;
  private static final int CHANNEL_COUNT = 2;

  private final FileChannel file;
  private final int sampleRate;
  private final ByteBuffer buffer;
  private String failure;

  WavDevice(Path path, int sampleRate) throws IOException {
    this.sampleRate = sampleRate;
    buffer =
        ByteBuffer.allocate(sampleRate / WRITES_PER_SECOND * BYTES_PER_FRAME)
            .order(ByteOrder.LITTLE_ENDIAN);
    file =
        FileChannel.open(
            path,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    file.position(WavFile.HEADER);
    updateHeader();
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    for (int i = offset; i < offset + 2 * frames && failure == null; i++) {
      if (buffer.remaining() < 2) {
        writeBuffer();
      }
      buffer.putShort(samples[i]);
    }
    return frames;
  }

  private void writeBuffer() {
    try {
      writeFully(buffer.flip());
      updateHeader();
    } catch (IOException e) {
      failure = "the WAV file cannot be extended: " + e.getMessage();
    }
    buffer.clear();
  }

  private void writeFully(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  @Override
  public int queuedFrames() {
    return 0;
  }

  /** Does nothing, because no frames are queued; written frames remain in the file. */
  @Override
  public void flush() {}

  /** Does nothing, because a file is not written in real time. */
  @Override
  public void pause(boolean paused) {}

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    if (!file.isOpen()) {
      return;
    }
    writeBuffer();
    try {
      file.close();
    } catch (IOException e) {
      failure = "the WAV file could not be finished: " + e.getMessage();
    }
  }

  private void updateHeader() throws IOException {
    long writtenBytes = file.position() - WavFile.HEADER;
    WavFormat format = WavFormat.plain(CHANNEL_COUNT, sampleRate, Short.SIZE);
    long dataBytes = Math.min(Integer.MAX_VALUE - WavFile.HEADER, writtenBytes);
    ByteBuffer header = ByteBuffer.wrap(WavFile.header(format, dataBytes).toArray());
    for (long position = 0; header.hasRemaining(); ) {
      position += file.write(header, position);
    }
  }
}
