package org.bowsprit.audio.file;

import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.service.OptionValues;
import org.bowsprit.service.ServiceProvider;

/**
 * Reads sound files of some kinds, for CD tracks and speech. This is an extension point.
 *
 * <p>A provider has a public constructor without parameters. The length of a file of a built-in
 * kind never depends on the provider, so a game behaves the same with and without the provider. A
 * provider can declare a kind that is not built in. Without the provider, the game does not find
 * such a file. The length of such a file is the number of frames that the provider reads.
 *
 * @since 1.0
 */
public interface SoundFileProvider extends ServiceProvider {

  /**
   * Returns the kinds of file that the provider reads: built-in kinds and {@linkplain
   * FileKind#declared declared} kinds. The result never changes.
   */
  Set<FileKind> kinds();

  /**
   * Opens a file of one of {@link #kinds}.
   *
   * @param source the file, which only the calling thread reads
   * @param options the values for exactly the options of {@link #options}
   * @throws AudioException if the file is invalid; the message is the reason in one line
   */
  SoundStream open(ByteSource source, OptionValues options) throws AudioException;

  /** Opens a file of one of {@link #kinds} with the default value of each option. */
  default SoundStream open(ByteSource source) throws AudioException {
    return open(source, OptionValues.defaults(options()));
  }
}
