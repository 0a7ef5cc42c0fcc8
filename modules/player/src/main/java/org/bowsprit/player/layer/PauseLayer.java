package org.bowsprit.player.layer;

import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * A pause that the player makes: time stands still and colours are dim until a key or button is
 * pressed.
 */
public final class PauseLayer implements Layer {

  private boolean shown;

  /** Makes it, not shown. */
  public PauseLayer() {}

  /** Begins the pause. */
  public void begin() {
    shown = true;
  }

  /** Ends the pause. */
  public void end() {
    shown = false;
  }

  /** Begins the pause, or ends it. */
  public void toggle() {
    shown = !shown;
  }

  @Override
  public boolean isShown() {
    return shown;
  }

  @Override
  public boolean holdsGame() {
    return true;
  }

  @Override
  public boolean take(Input input) {
    boolean ends = ends(input);
    if (ends) {
      end();
    }
    return ends;
  }

  /** The right button ends it when it comes up: held, it opens the menu here as well. */
  private static boolean ends(Input input) {
    if (input instanceof Input.Press press) {
      return press.button() != Input.Button.RIGHT;
    }
    if (input instanceof Input.Release release) {
      return release.button() == Input.Button.RIGHT;
    }
    return !(input instanceof Input.Move);
  }

  @Override
  public void draw(Frame frame) {
    dim(frame);
  }

  /** Halves the light of a frame. */
  static void dim(Frame frame) {
    byte[] palette = frame.palette();
    for (int i = 0; i < palette.length; i++) {
      palette[i] = (byte) ((palette[i] & 0xFF) / 2);
    }
  }
}
