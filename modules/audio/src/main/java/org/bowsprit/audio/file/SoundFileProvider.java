package org.bowsprit.audio.file;

import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.service.OptionValues;
import org.bowsprit.service.ServiceProvider;

/**
 * A way to read sound files of some kind, for CD tracks and speech: an extension point of this
 * module.
 *
 * <p>A public constructor without parameters makes it. How long a file is never depends on it, so a
 * game goes the same with it and without.
 *
 * @since 1.0
 */
public interface SoundFileProvider extends ServiceProvider {

  /** Returns the kinds of file that it reads. */
  Set<FileKind> kinds();

  /**
   * Opens a file of one of {@link #kinds}.
   *
   * @param source the file; read by the calling thread alone
   * @param options values for exactly the options of {@link #options}
   * @throws AudioException if the file makes no sense, with the reason in one line
   */
  SoundStream open(ByteSource source, OptionValues options) throws AudioException;

  /** Opens a file of one of {@link #kinds} with the default value of each option. */
  default SoundStream open(ByteSource source) throws AudioException {
    return open(source, OptionValues.defaults(options()));
  }
}
