package org.bowsprit.gannet.figure;

/**
 * The positions of the limbs in one of the eight phases of a walk, or while standing. Angles are in
 * radians from straight down, and forward is positive. If all parts are 0, the figure stands still.
 *
 * @param near the angle of the thigh of the leg nearer to the viewer
 * @param nearKnee the bend of that knee
 * @param far the angle of the thigh of the other leg
 * @param farKnee the bend of that knee
 * @param arm the angle of the nearer arm; the other arm swings in the opposite direction
 * @param bob the lift of the body, in pixels
 */
public record Gait(
    double near, double nearKnee, double far, double farKnee, double arm, double bob) {

  /** The number of phases in one stride of both legs. */
  public static final int PHASES = 8;

  private static final double[] THIGH = {0.50, 0.36, 0.10, -0.18, -0.42, -0.24, 0.16, 0.46};
  private static final double[] KNEE = {0.05, 0.22, 0.10, 0.06, 0.22, 0.58, 0.92, 0.46};

  /**
   * The lift of the body in each phase. The values differ by whole pixels, so that the face is
   * painted with the same pixels in every phase.
   */
  private static final double[] LIFT = {-0.4, -0.4, 0.6, 0.6, -0.4, -0.4, 0.6, 0.6};

  /** A figure that stands still. */
  public static final Gait STANDING = new Gait(0.06, 0.02, -0.06, 0.02, 0, 0.6);

  /** A figure that reaches up to something high with both arms. */
  public static final Gait REACHING = new Gait(0.06, 0.02, -0.06, 0.02, 2.5, 0.6);

  /** A figure that holds one hand out. */
  public static final Gait GIVING = new Gait(0.12, 0.02, -0.1, 0.02, 1.1, 0.6);

  /**
   * A figure that works with a hand on something in front of it. The second frame of this movement
   * is {@link #GIVING}.
   */
  public static final Gait USING = new Gait(0.12, 0.02, -0.1, 0.02, 1.35, 0.2);

  /** A figure on one knee, with a hand near the floor. */
  public static final Gait KNEELING = new Gait(1.3, 1.35, 0.1, 1.55, 0.9, -8.4);

  /** Returns the positions of the limbs in a phase of a walk, from 0 to 7. */
  public static Gait walking(int phase) {
    int other = (phase + PHASES / 2) % PHASES;
    return new Gait(
        THIGH[phase], KNEE[phase], THIGH[other], KNEE[other], -THIGH[phase] * 0.9, LIFT[phase]);
  }
}
