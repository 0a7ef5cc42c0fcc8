package org.bowsprit.player.sound;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.service.OptionValues;

/**
 * Reads xWMA files with {@link Ffmpeg}, if ffmpeg is installed. An error is reported once. Sound
 * that cannot be read is replaced by silence.
 */
public final class XwmaFiles implements SoundFileProvider {

  private static final String KIND = "xwma";
  private static final String FORMAT_CHUNK = "fmt ";
  private static final int FORMAT_OFFSET = 12;
  private static final int RATE_OFFSET = 24;
  private static final int HEADER_BYTES = 28;
  private static final int MAX_SAMPLE_RATE = 768_000;
  private static final String HELP =
      "; files named track2.ogg, track3.ogg and so on beside the game would be played instead";

  private final Optional<FlacConversions> conversions;
  private final SoundFileReaders readers;
  private final String unavailableReason;
  private final AtomicBoolean isReported = new AtomicBoolean();

  /**
   * Creates a reader.
   *
   * @param conversions converts the files; empty if conversion is not available
   * @param unavailableReason the reason why conversion is not available
   * @param readers read the converted files
   */
  public XwmaFiles(
      Optional<FlacConversions> conversions, String unavailableReason, SoundFileReaders readers) {
    this.conversions = conversions;
    this.unavailableReason = unavailableReason;
    this.readers = readers;
  }

  @Override
  public String id() {
    return KIND;
  }

  @Override
  public String displayName() {
    return "xWMA files by ffmpeg";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.XWMA);
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    int sampleRate = sampleRate(source);
    if (conversions.isPresent()) {
      return new ConvertedStream(
          sampleRate, failOnce(conversions.get().flacFile(KIND, source)), readers);
    }
    if (isReported.compareAndSet(false, true)) {
      throw new AudioException("it is xWMA sound, and " + unavailableReason + HELP);
    }
    return new ConvertedStream(sampleRate, new CompletableFuture<>(), readers);
  }

  /**
   * Returns a future with the result of {@code file}. If no failure has been reported before, the
   * future fails when {@code file} fails. Otherwise it then never completes, which means silence.
   */
  private <T> CompletableFuture<T> failOnce(CompletableFuture<T> file) {
    CompletableFuture<T> result = new CompletableFuture<>();
    // The result is reported through the other future.
    CompletableFuture<T> unused =
        file.whenComplete(
            (converted, failure) -> {
              if (failure == null) {
                result.complete(converted);
              } else if (isReported.compareAndSet(false, true)) {
                result.completeExceptionally(
                    new AudioException(failure.getMessage() + HELP, failure));
              }
            });
    return result;
  }

  private static int sampleRate(ByteSource source) throws AudioException {
    try {
      ByteReader in = Bytes.wrap(source.read(0, HEADER_BYTES)).reader(ChunkPath.ROOT);
      long rate =
          in.seek(FORMAT_OFFSET).tag().equals(FORMAT_CHUNK) ? in.seek(RATE_OFFSET).u32() : 0;
      if (rate > 0 && rate <= MAX_SAMPLE_RATE) {
        return (int) rate;
      }
    } catch (FormatException cut) {
      throw new AudioException("the xWMA file is truncated", cut);
    }
    throw new AudioException("the xWMA file has no valid format");
  }
}
