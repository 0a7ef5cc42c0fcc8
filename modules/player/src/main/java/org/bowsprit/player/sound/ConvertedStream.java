package org.bowsprit.player.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.FileSource;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.format.disk.GameFolder;

/**
 * Sound from a file that is still being converted. The stream is silent until the converted file
 * exists. Playback then starts at the current time, not at the beginning of the file.
 */
final class ConvertedStream implements SoundStream {

  private final int sampleRate;
  private final CompletableFuture<Path> file;
  private final SoundFileReaders readers;
  private SoundStream opened;
  private long position;

  /**
   * Creates a stream at its beginning.
   *
   * @param sampleRate the sample rate of the future file
   * @param file the file
   * @param readers opens the file
   */
  ConvertedStream(int sampleRate, CompletableFuture<Path> file, SoundFileReaders readers) {
    this.sampleRate = sampleRate;
    this.file = file;
    this.readers = readers;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  /**
   * Reads frames.
   *
   * @throws IllegalStateException if the conversion failed; the message is the reason in one line
   */
  @Override
  public int read(short[] samples, int offset, int frames) {
    if (opened == null && file.isDone()) {
      open();
    }
    if (opened != null) {
      return opened.read(samples, offset, frames);
    }
    Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
    position += frames;
    return frames;
  }

  private void open() {
    try {
      Path converted = file.join();
      String name = converted.getFileName().toString();
      SoundStream stream = readers.open(new FileSource(GameFolder.at(converted.getParent()), name));
      stream.skip(position);
      opened = stream;
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e);
    } catch (AudioException | IOException e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }

  @Override
  public void skip(long frames) {
    if (opened == null) {
      position += frames;
    } else {
      opened.skip(frames);
    }
  }

  @Override
  public void close() {
    if (opened != null) {
      opened.close();
    }
  }
}
