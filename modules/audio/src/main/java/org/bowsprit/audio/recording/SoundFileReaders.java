package org.bowsprit.audio.recording;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;

/**
 * The readers of sound files. They recognise the kind of a file, measure its length, and open it
 * with the reader for its kind.
 */
public final class SoundFileReaders {

  /** No readers. Only built-in kinds are recognised, and no file can be opened. */
  public static final SoundFileReaders NONE = new SoundFileReaders(List.of());

  private static final int BLOCK_FRAMES = 1 << 14;

  private final List<SoundFileProvider> providers;

  /** Creates readers that use the first of {@code providers} that supports a kind. */
  public SoundFileReaders(List<SoundFileProvider> providers) {
    this.providers = List.copyOf(providers);
  }

  /**
   * Opens a file.
   *
   * @throws AudioException if no reader accepts the file; the message is the reason in one line
   */
  public SoundStream open(ByteSource source) throws AudioException {
    Optional<FileKind> kind = kindOf(source);
    if (kind.isEmpty()) {
      throw new AudioException("the sound file is of an unknown kind");
    }
    for (SoundFileProvider provider : providers) {
      if (provider.kinds().contains(kind.get())) {
        return provider.open(source, OptionValues.defaults(provider.options()));
      }
    }
    throw new AudioException("no plugin reads " + kind.get() + " files");
  }

  private Optional<FileKind> kindOf(ByteSource source) {
    return FileKind.of(source)
        .or(() -> declaredKinds().filter(kind -> kind.isDeclaredBy(source)).findFirst());
  }

  private Stream<FileKind> declaredKinds() {
    return providers.stream()
        .flatMap(provider -> provider.kinds().stream())
        .filter(kind -> !kind.suffixes().isEmpty());
  }

  /** Returns the suffixes of the kinds that the readers declare, best first. */
  List<String> declaredSuffixes() {
    return declaredKinds().flatMap(kind -> kind.suffixes().stream()).distinct().toList();
  }

  /**
   * Returns the length of a file. The result is empty if the file is invalid. For a built-in kind,
   * the length comes from the headers, so that it does not depend on a reader. A file of a declared
   * kind is read to its end.
   */
  Optional<FileLength> length(ByteSource source) {
    return FileKind.of(source).isPresent() ? FileLength.of(source) : measureByReading(source);
  }

  private Optional<FileLength> measureByReading(ByteSource source) {
    try (SoundStream stream = open(source)) {
      short[] block = new short[2 * BLOCK_FRAMES];
      long maxFrames = FileLength.MAX_SECONDS * stream.sampleRate();
      long frames = 0;
      for (int framesRead = BLOCK_FRAMES;
          framesRead == BLOCK_FRAMES && frames < maxFrames;
          frames += framesRead) {
        framesRead = stream.read(block, 0, BLOCK_FRAMES);
      }
      return Optional.of(new FileLength(stream.sampleRate(), frames));
    } catch (AudioException | RuntimeException | Error e) {
      // The try block calls code of a plugin. Not even an Error of a plugin may end the game. The
      // file stays silent.
      return Optional.empty();
    }
  }
}
