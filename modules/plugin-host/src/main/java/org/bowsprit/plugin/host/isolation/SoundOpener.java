package org.bowsprit.plugin.host.isolation;

import org.bowsprit.audio.AudioException;

/**
 * Opens what makes sound: a device, a synthesiser, a file.
 *
 * @param <T> what it opens
 */
@FunctionalInterface
public interface SoundOpener<T> {

  /**
   * Opens it.
   *
   * @throws AudioException if that cannot be
   */
  T open() throws AudioException;

  /**
   * Opens it, whatever a plugin's code may throw meanwhile.
   *
   * @throws IllegalStateException if that cannot be, with the reason in one line
   */
  default T openOrTell() {
    try {
      return open();
    } catch (AudioException e) {
      throw new IllegalStateException(Thrown.message(e), e);
    } catch (RuntimeException | Error e) {
      // A plugin's code: not even an Error may end the game.
      throw new IllegalStateException(Thrown.inOneLine(e), e);
    }
  }
}
