package org.bowsprit.engine.state;

import java.util.Objects;
import org.bowsprit.zplane.ScreenState;
import org.bowsprit.zplane.Shake;

/**
 * What is to be seen, pixel by pixel: it saves a loaded game from having to draw again what was
 * drawn once (spec 12 §2.2).
 *
 * @param screen the windows
 * @param shake how far the picture is moved
 * @param cursorTurn which of its colours the cursor takes next
 */
public record PictureState(ScreenState screen, Shake.State shake, int cursorTurn) {

  public PictureState {
    Objects.requireNonNull(screen, "screen must not be null");
    Objects.requireNonNull(shake, "shake must not be null");
  }

  /** Returns the same, sharing the memory of equal pixels with {@code earlier}. */
  public PictureState sharing(PictureState earlier) {
    return new PictureState(screen.sharing(earlier.screen), shake, cursorTurn);
  }
}
