package org.bowsprit.audio.file;

import java.util.Set;
import org.bowsprit.audio.AudioException;

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
   * Opens a file of one of {@link #kinds}.
   *
   * @param source the file; read by the calling thread alone
   * @throws AudioException if the file makes no sense, with the reason in one line
   */
  SoundStream open(ByteSource source) throws AudioException;
}
