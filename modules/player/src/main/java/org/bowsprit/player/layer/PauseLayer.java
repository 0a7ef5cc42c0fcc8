package org.bowsprit.player.layer;

import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Pauses the game on request of the player: time stops and colours are dim until a key or button is
 * pressed.
 */
public final class PauseLayer implements Layer {

  private boolean shown;

  public PauseLayer() {}

  /** Starts the pause. */
  public void begin() {
    shown = true;
  }

  /** Ends the pause. */
  public void end() {
    shown = false;
  }

  /** Starts or ends the pause. */
  public void toggle() {
    shown = !shown;
  }

  @Override
  public boolean isShown() {
    return shown;
  }

  @Override
  public boolean pausesGame() {
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

  /**
   * Returns whether an input ends the pause. The right button ends it when it is released, because
   * holding it down opens the menu during a pause, too.
   */
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

  /** Halves the brightness of a frame. */
  static void dim(Frame frame) {
    byte[] palette = frame.palette();
    for (int i = 0; i < palette.length; i++) {
      palette[i] = (byte) ((palette[i] & 0xFF) / 2);
    }
  }
}
