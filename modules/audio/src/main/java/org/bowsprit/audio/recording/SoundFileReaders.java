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

  private static final int BLOCK = 1 << 14;

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
    Optional<FileKind> kind = kind(source);
    if (kind.isEmpty()) {
      throw new AudioException("a sound file of an unknown kind");
    }
    for (SoundFileProvider provider : providers) {
      if (provider.kinds().contains(kind.get())) {
        return provider.open(source, OptionValues.defaults(provider.options()));
      }
    }
    throw new AudioException("no plugin reads " + kind.get() + " files");
  }

  private Optional<FileKind> kind(ByteSource source) {
    return FileKind.of(source)
        .or(() -> declared().filter(kind -> kind.isDeclaredBy(source)).findFirst());
  }

  private Stream<FileKind> declared() {
    return providers.stream()
        .flatMap(provider -> provider.kinds().stream())
        .filter(kind -> !kind.suffixes().isEmpty());
  }

  /** Returns the suffixes of the kinds that the readers declare, best first. */
  List<String> suffixes() {
    return declared().flatMap(kind -> kind.suffixes().stream()).distinct().toList();
  }

  /**
   * Returns the length of a file; empty if the file is invalid. For a built-in kind, the length
   * comes from the headers, so that it does not depend on a reader. A file of a declared kind is
   * read to its end.
   */
  Optional<FileLength> length(ByteSource source) {
    return FileKind.of(source).isPresent() ? FileLength.of(source) : measured(source);
  }

  private Optional<FileLength> measured(ByteSource source) {
    try (SoundStream stream = open(source)) {
      short[] block = new short[2 * BLOCK];
      long most = FileLength.LONGEST * stream.sampleRate();
      long frames = 0;
      for (int read = BLOCK; read == BLOCK && frames < most; frames += read) {
        read = stream.read(block, 0, BLOCK);
      }
      return Optional.of(new FileLength(stream.sampleRate(), frames));
    } catch (AudioException | RuntimeException | Error e) {
      // The try block calls code of a plugin. Not even an Error of a plugin may end the game. The
      // file stays silent.
      return Optional.empty();
    }
  }
}
