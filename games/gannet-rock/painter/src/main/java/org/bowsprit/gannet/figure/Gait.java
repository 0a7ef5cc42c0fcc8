package org.bowsprit.gannet.figure;

/**
 * The positions of the limbs in one of the eight phases of a walk, or standing. Angles are radians from
 * straight down, forward positive; 0 in every part is standing still.
 *
 * @param near thigh of the leg nearer the viewer
 * @param nearKnee the bend of that knee
 * @param far thigh of the other leg
 * @param farKnee the bend of that knee
 * @param arm the nearer arm; the other one swings against it
 * @param bob the lift of the body, in pixels
 */
public record Gait(
    double near, double nearKnee, double far, double farKnee, double arm, double bob) {

  /** Phases in one stride of both legs. */
  public static final int PHASES = 8;

  private static final double[] THIGH = {0.50, 0.36, 0.10, -0.18, -0.42, -0.24, 0.16, 0.46};
  private static final double[] KNEE = {0.05, 0.22, 0.10, 0.06, 0.22, 0.58, 0.92, 0.46};

  /** Whole pixels apart, so that a face falls on the pixels in the same way in every phase. */
  private static final double[] LIFT = {-0.4, -0.4, 0.6, 0.6, -0.4, -0.4, 0.6, 0.6};

  /** Standing still. */
  public static final Gait STANDING = new Gait(0.06, 0.02, -0.06, 0.02, 0, 0.6);

  /** Both arms up, to something high. */
  public static final Gait REACHING = new Gait(0.06, 0.02, -0.06, 0.02, 2.5, 0.6);

  /** One hand held out. */
  public static final Gait GIVING = new Gait(0.12, 0.02, -0.1, 0.02, 1.1, 0.6);

  /** A hand at work on something in front; the other of its two frames is {@link #GIVING}. */
  public static final Gait USING = new Gait(0.12, 0.02, -0.1, 0.02, 1.35, 0.2);

  /** On one knee, a hand near the floor. */
  public static final Gait KNEELING = new Gait(1.3, 1.35, 0.1, 1.55, 0.9, -8.4);

  /** The phase-th step of a walk, 0 to 7. */
  public static Gait walking(int phase) {
    int other = (phase + PHASES / 2) % PHASES;
    return new Gait(
        THIGH[phase], KNEE[phase], THIGH[other], KNEE[other], -THIGH[phase] * 0.9, LIFT[phase]);
  }
}
