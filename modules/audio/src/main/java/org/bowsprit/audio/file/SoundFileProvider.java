package org.bowsprit.audio.file;

import java.util.List;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.options.Option;
import org.bowsprit.options.OptionValues;

/**
 * A way to read sound files of some kind, for CD tracks and speech: an extension point of this
 * module.
 *
 * <p>A public constructor without parameters makes it. How long a file is never depends on it, so a
 * game goes the same with it and without.
 *
 * @since 1.0
 */
public interface SoundFileProvider {

  /** Returns the name of the provider: lower-case letters, digits and hyphens, unique. */
  String id();

  /** Returns the name for people, a few words. */
  String displayName();

  /** Returns the kinds of file that it reads. */
  Set<FileKind> kinds();

  /**
   * Returns the options of what {@link #open} opens; none unless overridden. Values for others are
   * refused.
   *
   * @since 1.1
   */
  default List<Option> declaredOptions() {
    return List.of();
  }

  /**
   * Opens a file of one of {@link #kinds}.
   *
   * @param source the file; read by the calling thread alone
   * @throws AudioException if the file makes no sense, with the reason in one line
   */
  SoundStream open(ByteSource source) throws AudioException;

  /**
   * Opens a file of one of {@link #kinds} by the player's options, which {@link #open(ByteSource)}
   * knows nothing of.
   *
   * @param source the file; read by the calling thread alone
   * @param options values for exactly the options of {@link #declaredOptions}
   * @throws AudioException if the file makes no sense, with the reason in one line
   * @since 1.1
   */
  default SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    return open(source);
  }
}
