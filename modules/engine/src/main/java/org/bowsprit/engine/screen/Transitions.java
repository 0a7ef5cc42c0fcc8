package org.bowsprit.engine.screen;

/** Fades between rooms and the shaking of the screen (spec 02 §7 to §9). */
public final class Transitions {

  private static final int FIRST_FADE = 129;

  private int inEffect;
  private int outEffect;
  private int pendingIn = FIRST_FADE;
  private boolean requested;
  private boolean revealed;
  private boolean shaking;

  /** As at engine start: an instant fade-in is pending. */
  public Transitions() {}

  /**
   * Chooses the effects of the coming fades.
   *
   * @param in number of the next fade-in
   * @param out number of the next fade-out
   */
  public void choose(int in, int out) {
    inEffect = in;
    outEffect = out;
  }

  /**
   * Begins a room change: the chosen fade-in becomes the pending one.
   *
   * @return the fade-out to perform, 0 for none
   */
  public int fadeOut() {
    int effect = revealed ? outEffect : 0;
    revealed = false;
    pendingIn = inEffect;
    return effect;
  }

  /** Asks for the pending fade-in when the frame is drawn. */
  public void request() {
    requested = true;
  }

  /** Whether a fade-in was asked for and not performed yet. */
  public boolean isRequested() {
    return requested;
  }

  /**
   * Performs the pending fade-in.
   *
   * @return its number
   */
  public int reveal() {
    requested = false;
    revealed = true;
    return pendingIn;
  }

  /**
   * Turns the shaking on or off.
   *
   * @param on whether the screen shakes
   */
  public void shake(boolean on) {
    shaking = on;
  }

  /** Whether the screen shakes. */
  public boolean isShaking() {
    return shaking;
  }

  /** The state as numbers, for a saved game. */
  public int[] save() {
    return new int[] {
      inEffect, outEffect, pendingIn, requested ? 1 : 0, revealed ? 1 : 0, shaking ? 1 : 0
    };
  }

  /**
   * Puts back a saved state.
   *
   * @param saved what {@link #save()} gave
   */
  public void restore(int... saved) {
    inEffect = saved[0];
    outEffect = saved[1];
    pendingIn = saved[2];
    requested = saved[3] != 0;
    revealed = saved[4] != 0;
    shaking = saved[5] != 0;
  }
}
