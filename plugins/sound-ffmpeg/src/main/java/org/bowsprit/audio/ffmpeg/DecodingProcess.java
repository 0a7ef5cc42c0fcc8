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
 * An ffmpeg process that decodes one file, and a buffer of decoded blocks. If a process produces no
 * output for three seconds, it is treated as ended.
 */
final class DecodingProcess implements AutoCloseable {

  private static final int BLOCK_BYTES = 1 << 14;
  private static final int MAX_BUFFERED_BLOCKS = 16;
  private static final int TIMEOUT_SECONDS = 3;
  private static final int MAX_MESSAGE_BYTES = 300;

  /**
   * The maximum size of a single allocation by ffmpeg, in bytes. No valid sound needs more memory.
   * A file that needs more is damaged.
   */
  private static final String MAX_ALLOCATION = "67108864";

  private static final byte[] END_OF_OUTPUT = {};

  private final Path source;
  private final Path errorFile;
  private final Process process;
  private final BlockingQueue<byte[]> blocks = new ArrayBlockingQueue<>(MAX_BUFFERED_BLOCKS);
  private boolean isClosed;

  private DecodingProcess(Path source, Path errorFile, Process process) {
    this.source = source;
    this.errorFile = errorFile;
    this.process = process;
    Thread reader = new Thread(this::readOutput, "ffmpeg output");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a process.
   *
   * @param program the program ffmpeg
   * @param format ffmpeg's name of the file's format
   * @param source the file
   * @param folder the folder for the temporary copy of the file
   * @throws IOException if the process does not start; the message is the reason in one line
   */
  static DecodingProcess start(Path program, String format, ByteSource source, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    Path file = Files.createTempFile(folder, "sound", "." + format);
    Path errorFile = Files.createTempFile(folder, "sound", ".log");
    try {
      copyTo(source, file);
      Process process =
          new ProcessBuilder(command(program, format, file))
              .redirectError(errorFile.toFile())
              .start();
      process.getOutputStream().close();
      return new DecodingProcess(file, errorFile, process);
    } catch (IOException e) {
      Files.deleteIfExists(file);
      Files.deleteIfExists(errorFile);
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
        MAX_ALLOCATION,
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

  private static void copyTo(ByteSource source, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      for (long offset = 0; offset < source.size(); offset += BLOCK_BYTES) {
        out.write(source.read(offset, BLOCK_BYTES));
      }
    } catch (RuntimeException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private void readOutput() {
    try (InputStream in = process.getInputStream()) {
      byte[] block = in.readNBytes(BLOCK_BYTES);
      while (block.length > 0) {
        blocks.put(block);
        block = in.readNBytes(BLOCK_BYTES);
      }
      blocks.put(END_OF_OUTPUT);
    } catch (IOException e) {
      // The process was closed, so no thread waits for another block.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the next decoded block. The array is empty at the end and after a timeout. */
  byte[] nextBlock() {
    try {
      byte[] block = blocks.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      return block == null ? END_OF_OUTPUT : block;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return END_OF_OUTPUT;
    }
  }

  /** Returns the first line of ffmpeg's log, which is the reason for missing output. */
  String errorMessage() throws IOException {
    try (InputStream in = Files.newInputStream(errorFile)) {
      return new String(in.readNBytes(MAX_MESSAGE_BYTES), StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .orElse("ffmpeg reported no reason");
    }
  }

  @Override
  public void close() throws IOException {
    if (!isClosed) {
      isClosed = true;
      process.destroyForcibly();
      // If the reader thread is waiting for space in the queue, it now continues and then ends.
      blocks.clear();
      delete(source);
      delete(errorFile);
    }
  }

  /**
   * Deletes a file, at the latest when the JVM exits. Windows cannot delete a file until the
   * process that has it open has ended.
   */
  private static void delete(Path file) throws IOException {
    if (!file.toFile().delete() && Files.exists(file)) {
      file.toFile().deleteOnExit();
    }
  }
}
