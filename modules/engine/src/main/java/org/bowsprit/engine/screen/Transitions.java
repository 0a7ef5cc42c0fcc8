package org.bowsprit.engine.screen;

/** Stores the pending fades between rooms, and whether the screen shakes (spec 02 §7 to §9). */
public final class Transitions {

  private static final int FIRST_FADE = 129;

  private int inEffect;
  private int outEffect;
  private int pendingIn = FIRST_FADE;
  private boolean isRequested;
  private boolean isRoomVisible;
  private boolean isShaking;

  /** Creates the state at engine start: an instant fade-in is pending. */
  public Transitions() {}

  /**
   * Chooses the effects of the next fades.
   *
   * @param in number of the next fade-in
   * @param out number of the next fade-out
   */
  public void setEffects(int in, int out) {
    inEffect = in;
    outEffect = out;
  }

  /**
   * Starts a room change: the chosen fade-in becomes the pending one. Returns the number of the
   * fade-out; 0 for none.
   */
  public int fadeOut() {
    int effect = isRoomVisible ? outEffect : 0;
    isRoomVisible = false;
    pendingIn = inEffect;
    return effect;
  }

  /** Requests the pending fade-in. It is performed when the frame is drawn. */
  public void requestFadeIn() {
    isRequested = true;
  }

  /** Returns whether a fade-in was requested and not performed yet. */
  public boolean isRequested() {
    return isRequested;
  }

  /** Performs the pending fade-in and returns its number. */
  public int performFadeIn() {
    isRequested = false;
    isRoomVisible = true;
    return pendingIn;
  }

  /**
   * Turns the shaking on or off.
   *
   * @param on whether the screen shakes
   */
  public void setShaking(boolean on) {
    isShaking = on;
  }

  /** Returns whether the screen shakes. */
  public boolean isShaking() {
    return isShaking;
  }

  /**
   * The saved state of the transitions.
   *
   * @param inEffect number of the next fade-in
   * @param outEffect number of the next fade-out
   * @param pendingIn the pending fade-in
   * @param requested whether it was requested and not performed yet
   * @param revealed whether the room is visible
   * @param shaking whether the screen shakes
   */
  public record State(
      int inEffect,
      int outEffect,
      int pendingIn,
      boolean requested,
      boolean revealed,
      boolean shaking) {}

  /** Returns a snapshot of the transitions. */
  public State snapshot() {
    return new State(inEffect, outEffect, pendingIn, isRequested, isRoomVisible, isShaking);
  }

  /** Restores a snapshot. */
  public void restore(State saved) {
    inEffect = saved.inEffect();
    outEffect = saved.outEffect();
    pendingIn = saved.pendingIn();
    isRequested = saved.requested();
    isRoomVisible = saved.revealed();
    isShaking = saved.shaking();
  }
}
