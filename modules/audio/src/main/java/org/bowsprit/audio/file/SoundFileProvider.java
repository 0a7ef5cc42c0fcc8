package org.bowsprit.audio.file;

import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.service.OptionValues;
import org.bowsprit.service.ServiceProvider;

/**
 * Reads sound files of some kinds, for CD tracks and speech. This is an extension point.
 *
 * <p>A provider has a public constructor without parameters. The length of a file of a built-in
 * kind never depends on the provider, so a game behaves the same with it and without it. A provider
 * may declare a kind that is not built in; without the provider, the game does not find such a
 * file. The length of a file is the number of frames that the provider reads.
 *
 * @since 1.0
 */
public interface SoundFileProvider extends ServiceProvider {

  /**
   * Returns the kinds of file that it reads, always the same: built-in ones and {@linkplain
   * FileKind#declared declared} ones.
   */
  Set<FileKind> kinds();

  /**
   * Opens a file of one of {@link #kinds}.
   *
   * @param source the file; read by the calling thread alone
   * @param options values for exactly the options of {@link #options}
   * @throws AudioException if the file is invalid, with the reason in one line
   */
  SoundStream open(ByteSource source, OptionValues options) throws AudioException;

  /** Opens a file of one of {@link #kinds} with the default value of each option. */
  default SoundStream open(ByteSource source) throws AudioException {
    return open(source, OptionValues.defaults(options()));
  }
}
