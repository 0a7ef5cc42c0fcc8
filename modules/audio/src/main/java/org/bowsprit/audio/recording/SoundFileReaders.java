package org.bowsprit.audio.recording;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;

/** Opens sound files with the reader for their kind. */
public final class SoundFileReaders {

  private final List<SoundFileProvider> providers;

  /** Creates readers that use the first of {@code providers} that supports a kind. */
  public SoundFileReaders(List<SoundFileProvider> providers) {
    this.providers = List.copyOf(providers);
  }

  /**
   * Opens a file.
   *
   * @throws AudioException if no reader accepts it, with the reason in one line
   */
  public SoundStream open(ByteSource source) throws AudioException {
    Optional<FileKind> kind = FileKind.of(source);
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
}
