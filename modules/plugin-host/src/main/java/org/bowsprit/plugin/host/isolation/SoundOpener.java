package org.bowsprit.plugin.host.isolation;

import org.bowsprit.audio.AudioException;

/**
 * Opens a source or an output of sound: a device, a synthesiser or a file.
 *
 * @param <T> the type of the opened object
 */
@FunctionalInterface
public interface SoundOpener<T> {

  /**
   * Opens the object.
   *
   * @throws AudioException if it cannot be opened
   */
  T open() throws AudioException;

  /**
   * Opens the object. Converts all exceptions of a plugin's code.
   *
   * @throws IllegalStateException if it cannot be opened, with the reason in one line
   */
  default T openUnchecked() {
    try {
      return open();
    } catch (AudioException e) {
      throw new IllegalStateException(Thrown.message(e), e);
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      throw new IllegalStateException(Thrown.asLine(e), e);
    }
  }
}
