package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.bowsprit.audio.file.ByteSource;

/**
 * An ffmpeg process that decodes one file, and a buffer of decoded blocks. A process that has no
 * output for three seconds is treated as ended.
 */
final class DecodingProcess implements AutoCloseable {

  private static final int BLOCK = 1 << 14;
  private static final int BLOCKS_AHEAD = 16;
  private static final int PATIENCE_SECONDS = 3;
  private static final int LONGEST_COMPLAINT = 300;

  /**
   * The largest single allocation, in bytes. No valid sound needs more memory. A file that needs
   * more is damaged.
   */
  private static final String MOST_MEMORY = "67108864";

  private static final byte[] END = {};

  private final Path source;
  private final Path words;
  private final Process process;
  private final BlockingQueue<byte[]> blocks = new ArrayBlockingQueue<>(BLOCKS_AHEAD);
  private boolean closed;

  private DecodingProcess(Path source, Path words, Process process) {
    this.source = source;
    this.words = words;
    this.process = process;
    Thread reader = new Thread(this::read, "ffmpeg output");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a process.
   *
   * @param program the program ffmpeg
   * @param format the format of the file, with ffmpeg's name
   * @param source the file
   * @param folder the folder for the file while it is decoded
   * @throws IOException if the process does not start; the message is the reason in one line
   */
  static DecodingProcess start(Path program, String format, ByteSource source, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    Path file = Files.createTempFile(folder, "sound", "." + format);
    Path words = Files.createTempFile(folder, "sound", ".log");
    try {
      write(source, file);
      Process process =
          new ProcessBuilder(command(program, format, file)).redirectError(words.toFile()).start();
      process.getOutputStream().close();
      return new DecodingProcess(file, words, process);
    } catch (IOException e) {
      Files.deleteIfExists(file);
      Files.deleteIfExists(words);
      throw new IOException("ffmpeg could not be started: " + e.getMessage(), e);
    }
  }

  /**
   * Returns the command. Its output is a WAV file of two channels, with a header that contains only
   * the format.
   */
  private static List<String> command(Path program, String format, Path file) {
    return List.of(
        program.toString(),
        "-hide_banner",
        "-loglevel",
        "error",
        "-nostdin",
        "-max_alloc",
        MOST_MEMORY,
        "-protocol_whitelist",
        "file,pipe",
        "-threads",
        "1",
        "-f",
        format,
        "-i",
        file.toString(),
        "-map",
        "0:a:0",
        "-ac",
        "2",
        "-c:a",
        "pcm_s16le",
        "-fflags",
        "+bitexact",
        "-f",
        "wav",
        "pipe:1");
  }

  private static void write(ByteSource source, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      for (long at = 0; at < source.size(); at += BLOCK) {
        out.write(source.read(at, BLOCK));
      }
    } catch (RuntimeException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private void read() {
    try (InputStream in = process.getInputStream()) {
      byte[] block = in.readNBytes(BLOCK);
      while (block.length > 0) {
        blocks.put(block);
        block = in.readNBytes(BLOCK);
      }
      blocks.put(END);
    } catch (IOException e) {
      // The process was closed, so no thread waits for the block.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the next decoded block; empty at the end and after a timeout. */
  byte[] next() {
    try {
      byte[] block = blocks.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return block == null ? END : block;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return END;
    }
  }

  /** Returns the reason for missing output, in one line. */
  String complaint() throws IOException {
    try (InputStream in = Files.newInputStream(words)) {
      return new String(in.readNBytes(LONGEST_COMPLAINT), StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .orElse("ffmpeg does not say why");
    }
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      process.destroyForcibly();
      // If the reader thread waits for space, it now continues and then ends.
      blocks.clear();
      delete(source);
      delete(words);
    }
  }

  /** Windows cannot delete a file until the process that has it open has ended. */
  private static void delete(Path file) throws IOException {
    if (!file.toFile().delete() && Files.exists(file)) {
      file.toFile().deleteOnExit();
    }
  }
}
