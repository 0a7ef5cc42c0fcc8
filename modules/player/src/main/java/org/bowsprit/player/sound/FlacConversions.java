package org.bowsprit.player.sound;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.FormatException;

/**
 * Converts sound files to FLAC with {@link Ffmpeg}, one after the other on a separate thread. Each
 * file is converted once, and the result is stored in a folder.
 */
public final class FlacConversions {

  private static final int HASHED_BYTES = 1 << 16;
  private static final int BLOCK_BYTES = 1 << 16;
  private static final int NAME_BYTES = 16;

  private final Ffmpeg program;
  private final Path folder;
  private final Map<Path, CompletableFuture<Path>> conversions = new HashMap<>();
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "track conversion");
            // The end of the program does not wait for a conversion.
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Creates a converter. It stores the converted files in {@code folder}, which need not exist.
   *
   * @param program converts the files
   */
  public FlacConversions(Ffmpeg program, Path folder) {
    this.program = program;
    this.folder = folder;
  }

  /**
   * Returns the FLAC file of a sound file. The conversion may still be in progress or pending. This
   * method never waits.
   *
   * @param kind the type of file, as ffmpeg names it
   */
  CompletableFuture<Path> flacFile(String kind, ByteSource source) {
    Path target = folder.resolve(name(source) + ".flac");
    return conversions.computeIfAbsent(
        target,
        key ->
            Files.isRegularFile(target)
                ? CompletableFuture.completedFuture(target)
                : CompletableFuture.supplyAsync(() -> convert(kind, source, target), executor));
  }

  /**
   * Returns a name from the size and the start of a sound. Two sounds with the same size and start
   * are assumed to be equal.
   */
  private static String name(ByteSource source) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(Long.toString(source.size()).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest(source.read(0, HASHED_BYTES)), 0, NAME_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private Path convert(String kind, ByteSource source, Path target) {
    Path original = null;
    Path converted = null;
    try {
      Files.createDirectories(folder);
      original = Files.createTempFile(folder, "track", "." + kind);
      converted = Files.createTempFile(folder, "track", ".part");
      write(source, original);
      program.convert(kind, original, converted);
      move(converted, target);
      return target;
    } catch (IOException | FormatException e) {
      throw new CompletionException(e.getMessage(), e);
    } finally {
      delete(original);
      delete(converted);
    }
  }

  private static void write(ByteSource source, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      for (long offset = 0; offset < source.size(); offset += BLOCK_BYTES) {
        out.write(source.read(offset, BLOCK_BYTES));
      }
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void delete(Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }
}
