package org.bowsprit.engine.state;

import java.util.Objects;
import org.bowsprit.zplane.ScreenState;
import org.bowsprit.zplane.Shake;

/**
 * The visible picture as pixels. A loaded game therefore also shows pixels that were drawn only
 * once (spec 12 §2.2).
 *
 * @param screen the windows
 * @param shake the state of the shaking
 * @param cursorTurn index of the cursor's next colour
 */
public record PictureState(ScreenState screen, Shake.State shake, int cursorTurn) {

  public PictureState {
    Objects.requireNonNull(screen, "screen must not be null");
    Objects.requireNonNull(shake, "shake must not be null");
  }

  /** Returns an equal picture that shares equal pixels with {@code earlier}. */
  public PictureState sharing(PictureState earlier) {
    return new PictureState(screen.sharingPixelsWith(earlier.screen), shake, cursorTurn);
  }
}
