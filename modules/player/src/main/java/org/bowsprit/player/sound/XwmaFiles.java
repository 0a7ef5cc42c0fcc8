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
 * that cannot be read is replaced by silence of the right length.
 */
public final class XwmaFiles implements SoundFileProvider {

  private static final String KIND = "xwma";
  private static final String FORMAT = "fmt ";
  private static final int FORMAT_AT = 12;
  private static final int RATE_AT = 24;
  private static final int HEAD = 28;
  private static final int FASTEST = 768_000;
  private static final String HELP =
      "; files named track2.ogg, track3.ogg and so on beside the game would be played instead";

  private final Optional<Conversions> conversions;
  private final SoundFileReaders readers;
  private final String absence;
  private final AtomicBoolean told = new AtomicBoolean();

  /**
   * Creates a reader.
   *
   * @param conversions converts the files; empty if conversion is not available
   * @param absence the reason why conversion is not available
   * @param readers read the converted files
   */
  public XwmaFiles(Optional<Conversions> conversions, String absence, SoundFileReaders readers) {
    this.conversions = conversions;
    this.absence = absence;
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
      return new ConvertedStream(sampleRate, tellOnce(conversions.get().of(KIND, source)), readers);
    }
    if (told.compareAndSet(false, true)) {
      throw new AudioException("it is xWMA sound, and " + absence + HELP);
    }
    return new ConvertedStream(sampleRate, new CompletableFuture<>(), readers);
  }

  /**
   * Returns a future that fails if {@code file} fails for the first time. After later failures, the
   * future never completes.
   */
  private <T> CompletableFuture<T> tellOnce(CompletableFuture<T> file) {
    CompletableFuture<T> heard = new CompletableFuture<>();
    // The result is reported through the other future.
    CompletableFuture<T> unused =
        file.whenComplete(
            (made, failure) -> {
              if (failure == null) {
                heard.complete(made);
              } else if (told.compareAndSet(false, true)) {
                heard.completeExceptionally(
                    new AudioException(failure.getMessage() + HELP, failure));
              }
            });
    return heard;
  }

  private static int sampleRate(ByteSource source) throws AudioException {
    try {
      ByteReader in = Bytes.wrap(source.read(0, HEAD)).reader(ChunkPath.ROOT);
      long rate = in.seek(FORMAT_AT).tag().equals(FORMAT) ? in.seek(RATE_AT).u32() : 0;
      if (rate > 0 && rate <= FASTEST) {
        return (int) rate;
      }
    } catch (FormatException cut) {
      throw new AudioException("a truncated xWMA file", cut);
    }
    throw new AudioException("an xWMA file without a valid format");
  }
}
