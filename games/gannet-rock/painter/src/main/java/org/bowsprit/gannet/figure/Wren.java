package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;

/**
 * Paints Wren Tolliver, in a yellow oilskin, a sou'wester and a red scarf. She is 48 pixels high.
 * Her feet are at (20, 52) of a 40 × 54 frame.
 */
public final class Wren {

  private static final int[] COLOURS = {
    0, 0x1A1420, 0x6E4E10, 0xAC8018, 0xDCB02C, 0xF6DC70, 0x84221E, 0xCC4232, 0x86492F, 0xC67F54,
    0xEEB68C, 0x3C2418, 0x1C2438, 0x34466A, 0x4A342A, 0xF4F2E6
  };

  private static final int INK = COLOURS[1];
  private static final int COAT_DARK = COLOURS[2];
  private static final int COAT_SHADE = COLOURS[3];
  private static final int COAT = COLOURS[4];
  private static final int COAT_LIGHT = COLOURS[5];
  private static final int SCARF_SHADE = COLOURS[6];
  private static final int SCARF = COLOURS[7];
  private static final int SKIN_DARK = COLOURS[8];
  private static final int SKIN_SHADE = COLOURS[9];
  private static final int SKIN = COLOURS[10];
  private static final int HAIR = COLOURS[11];
  private static final int CLOTH_DARK = COLOURS[12];
  private static final int CLOTH = COLOURS[13];
  private static final int BOOT = COLOURS[14];

  private static final byte WHITE = 15;

  private static final int WIDTH = 40;
  private static final int HEIGHT = 54;
  private static final double HIP_Y = 32;
  private static final double HALF_LEG_LENGTH = 9.4;

  /** An arm whose angle is larger than this many radians is painted as a lifted arm. */
  private static final double RAISED_ARM_ANGLE = 1.0;

  /** The value of {@code mouth} if the mouth and the eyes are shut. */
  public static final int BLINK = -1;

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns Wren from the side, walking or standing to the right. {@code mouth} is from 0 (shut) to
   * 2 (wide), or {@link #BLINK}.
   */
  public Sprite side(Gait gait, int mouth) {
    Layer sheet = new Layer(WIDTH, HEIGHT);
    bodyFromSide(sheet, gait);
    headFromSide(sheet, 20.5, HIP_Y - gait.bob() - 20, mouth);
    return Sprite.of(sheet, COLOURS);
  }

  private static void bodyFromSide(Layer sheet, Gait gait) {
    double y = HIP_Y - gait.bob();
    double otherArmAngle = gait.arm() > RAISED_ARM_ANGLE ? gait.arm() : -gait.arm();
    arm(sheet, 19.5, y - 12, otherArmAngle, COAT_DARK, COAT_SHADE);
    leg(sheet, 19, y, gait.far(), gait.farKnee(), CLOTH_DARK, INK);
    leg(sheet, 20, y, gait.near(), gait.nearKnee(), CLOTH, BOOT);
    double sway = gait.near() * 1.6;
    sheet.fill(
        curve(
            15.5,
            y - 14,
            20,
            y - 16,
            24,
            y - 13.5,
            25,
            y - 6,
            26 + sway,
            y + 6.5,
            20,
            y + 7.5,
            13.5 + sway,
            y + 6.5,
            15,
            y - 6),
        COAT);
    sheet.fill(
        curve(
            15.5,
            y - 14,
            18,
            y - 14.5,
            17.5,
            y - 6,
            17 + sway,
            y + 6.8,
            13.5 + sway,
            y + 6.5,
            15,
            y - 6),
        COAT_SHADE);
    sheet.fill(
        curve(
            21.5,
            y - 13,
            23.4,
            y - 12.5,
            24.3,
            y - 6,
            24.8 + sway,
            y + 4,
            23.2 + sway,
            y + 4,
            22.6,
            y - 6),
        COAT_LIGHT);
    sheet.line(bent(14 + sway, y + 6.2, 20, y + 7.6, 25.6 + sway, y + 6.2), 0.9, COAT_DARK);
    arm(sheet, 19.5, y - 12, gait.arm(), COAT, COAT_LIGHT);
  }

  /** Returns Wren standing, seen from the side, but looking at the viewer. */
  public Sprite sideLookingOut() {
    Layer sheet = new Layer(WIDTH, HEIGHT);
    bodyFromSide(sheet, Gait.STANDING);
    double y = HIP_Y - Gait.STANDING.bob();
    scarfFromSide(sheet, 20.5, y - 20);
    headFromFront(sheet, 21, y - 20, 0);
    return Sprite.of(sheet, COLOURS);
  }

  /**
   * Returns Wren standing, seen from the front, but looking to the right, or to the left if {@code
   * side} is -1.
   */
  public Sprite frontLookingAside(int side) {
    Layer sheet = new Layer(WIDTH, HEIGHT);
    double y = HIP_Y - Gait.STANDING.bob();
    bodyFromFront(sheet, Gait.STANDING);
    Layer head = new Layer(WIDTH, HEIGHT);
    if (side < 0) {
      head.mirrorAt(20);
    }
    faceFromSide(head, 20, y - 20, 0);
    return Sprite.of(sheet.paintOver(head), COLOURS);
  }

  /**
   * Returns Wren shaking off the rain, seen from the front. She leans to one {@code side}, and
   * drops fly off her.
   */
  public Sprite frontShaking(int side) {
    return shaken(
        front(new Gait(side * 0.3, 0.02, side * -0.3, 0.02, side * 0.9, 0.6), BLINK), side);
  }

  /** Returns Wren shaking off the rain, seen from the side. */
  public Sprite sideShaking(int side) {
    return shaken(side(new Gait(0.06, 0.02, -0.06, 0.02, side * 0.7, 0.6), BLINK), side);
  }

  /** Returns Wren shaking off the rain, seen from behind. */
  public Sprite backShaking(int side) {
    return shaken(back(new Gait(side * 0.3, 0.02, side * -0.3, 0.02, side * 0.9, 0.6)), side);
  }

  /** Returns a figure and the drops that fly off it. */
  private static Sprite shaken(Sprite figure, int side) {
    byte[] indices = figure.indices();
    int[][] drops = {{7, 12}, {5, 21}, {8, 30}, {31, 10}, {34, 19}, {32, 29}, {13, 3}, {27, 2}};
    for (int[] drop : drops) {
      int index = (drop[1] + side) * WIDTH + drop[0] + side;
      indices[index] = WHITE;
      indices[index + WIDTH] = WHITE;
    }
    return new Sprite(WIDTH, HEIGHT, indices);
  }

  /** Returns Wren from the front, walking or standing towards the viewer. */
  public Sprite front(Gait gait, int mouth) {
    Layer sheet = new Layer(WIDTH, HEIGHT);
    double y = HIP_Y - gait.bob();
    bodyFromFront(sheet, gait);
    headFromFront(sheet, 20, y - 20, mouth);
    if (gait.arm() > RAISED_ARM_ANGLE) {
      liftedArms(sheet, y, gait.arm());
    }
    return Sprite.of(sheet, COLOURS);
  }

  private static void bodyFromFront(Layer sheet, Gait gait) {
    double y = HIP_Y - gait.bob();
    shortLeg(sheet, 16.9, y, gait.near(), gait.nearKnee(), CLOTH);
    shortLeg(sheet, 23.1, y, gait.far(), gait.farKnee(), CLOTH);
    if (gait.arm() <= RAISED_ARM_ANGLE) {
      frontArm(sheet, 14.2, y - 12.5, gait.arm(), -1);
      frontArm(sheet, 25.8, y - 12.5, -gait.arm(), 1);
    }
    coatFromFront(sheet, y, gait.near());
    sheet.line(20, y - 11, 20, y + 6, 0.8, COAT_DARK);
    for (double at = y - 8; at < y + 5; at += 4) {
      sheet.fill(disc(21.4, at, 0.8, 0.8), INK);
    }
    sheet.fill(curve(0, y, "15.5 -14.5, 20 -12, 24.5 -14.5, 24 -11.5, 20 -9.8, 16 -11.5"), SCARF);
    sheet.fill(shape(0, y, "21.4 -11, 23.8 -11.6, 24.4 -5, 22 -4.6"), SCARF_SHADE);
  }

  /** Returns Wren from behind, walking or standing away from the viewer. */
  public Sprite back(Gait gait) {
    Layer sheet = new Layer(WIDTH, HEIGHT);
    double y = HIP_Y - gait.bob();
    shortLeg(sheet, 16.9, y, gait.far(), gait.farKnee(), CLOTH_DARK);
    shortLeg(sheet, 23.1, y, gait.near(), gait.nearKnee(), CLOTH_DARK);
    if (gait.arm() > RAISED_ARM_ANGLE) {
      liftedArms(sheet, y, gait.arm());
    } else {
      frontArm(sheet, 14.2, y - 12.5, -gait.arm(), -1);
      frontArm(sheet, 25.8, y - 12.5, gait.arm(), 1);
    }
    coatFromFront(sheet, y, gait.far());
    sheet.line(20, y - 2, 20, y + 6.4, 0.8, COAT_DARK);
    sheet.line(14.8, y - 3.4, 25.2, y - 3.4, 0.9, COAT_DARK);
    sheet.fill(disc(20, y - 19, 5.6, 5.6), HAIR);
    sheet.fill(
        curve(
            0,
            y,
            "12.2 -18.4, 14.6 -24, 20 -27.5, 25.4 -24, 27.8 -18.4, 24.5 -14.4, 20 -13.4, "
                + "15.5 -14.4"),
        COAT_SHADE);
    sheet.fill(curve(0, y, "14.8 -21, 16 -24.6, 20 -27.2, 24 -24.6, 25.2 -21, 20 -19.6"), COAT);
    sheet.line(bent(15.6, y - 21, 16.6, y - 25, 20, y - 26.4), 0.9, COAT_LIGHT);
    sheet.line(bent(14.8, y - 20.4, 20, y - 18.8, 25.2, y - 20.4), 0.8, COAT_DARK);
    return Sprite.of(sheet, COLOURS);
  }

  private static void leg(
      Layer sheet, double x, double y, double thigh, double knee, int cloth, int boot) {
    double kx = x + Math.sin(thigh) * HALF_LEG_LENGTH;
    double ky = y + Math.cos(thigh) * HALF_LEG_LENGTH;
    double shin = thigh - knee;
    double fx = kx + Math.sin(shin) * HALF_LEG_LENGTH;
    double fy = ky + Math.cos(shin) * HALF_LEG_LENGTH;
    sheet.line(x, y, kx, ky, 5.2, cloth);
    sheet.line(kx, ky, fx, fy, 4.2, cloth);
    sheet.line(kx + (fx - kx) * 0.5, ky + (fy - ky) * 0.5, fx, fy, 4.8, boot);
    double toe = shin * -0.6;
    sheet.line(fx, fy + 0.3, fx + Math.cos(toe) * 3.6, fy + 0.3 + Math.sin(toe) * 3.0, 3, boot);
  }

  /** Paints a leg that moves towards the viewer or away. A lifted leg looks shorter. */
  private static void shortLeg(
      Layer sheet, double x, double y, double thigh, double knee, int cloth) {
    double foot = y + 2 * HALF_LEG_LENGTH - Math.abs(knee) * 4.2 + thigh * 1.6;
    sheet.line(x, y, x, foot - 5, 4.4, cloth);
    sheet.line(x, foot - 5, x, foot - 1, 4.3, BOOT);
    sheet.fill(disc(x + (x < 20 ? -0.5 : 0.5), foot, 3, 1.7), thigh > 0 ? BOOT : INK);
  }

  private static void arm(Layer sheet, double x, double y, double swing, int cloth, int light) {
    double ex = x + Math.sin(swing) * 7;
    double ey = y + Math.cos(swing) * 7;
    double bend = swing + 0.35;
    double hx = ex + Math.sin(bend) * 6.4;
    double hy = ey + Math.cos(bend) * 6.4;
    sheet.line(x, y, ex, ey, 5.4, COAT_DARK).line(ex, ey, hx, hy, 5, COAT_DARK);
    sheet.line(x, y, ex, ey, 4, cloth).line(ex, ey, hx, hy, 3.6, cloth);
    sheet.line(x + 0.8, y, ex + 0.8, ey, 1, light);
    sheet.fill(disc(hx + Math.sin(bend) * 1.6, hy + Math.cos(bend) * 1.6, 1.9, 1.9), SKIN_SHADE);
  }

  private static void frontArm(Layer sheet, double x, double y, double swing, int side) {
    double hand = y + 13.4 - Math.abs(swing) * 2.6 + (swing > 0 ? 0.8 : -0.6);
    sheet
        .line(x, y, x + side * 1.8, hand - 2.4, 4.8, COAT_DARK)
        .line(x, y, x + side * 1.6, hand - 2.6, 3.6, side < 0 ? COAT : COAT_SHADE);
    sheet.fill(disc(x + side * 1.8, hand, 2, 2), SKIN_SHADE);
  }

  /** Paints both arms, held up, or held out towards the viewer if they are only half lifted. */
  private static void liftedArms(Layer sheet, double y, double swing) {
    boolean high = swing > 2;
    for (int side = -1; side <= 1; side += 2) {
      double x = 20 + side * 5.8;
      double hx = high ? 20 + side * 9 : 20 + side * 3.4;
      double hy = high ? y - 27 : y - 4;
      double ex = 20 + side * 9.4;
      double ey = high ? y - 19 : y - 7;
      sheet.line(x, y - 12.5, ex, ey, 4.8, COAT_DARK).line(ex, ey, hx, hy, 4.4, COAT_DARK);
      int cloth = side < 0 ? COAT : COAT_SHADE;
      sheet.line(x, y - 12.5, ex, ey, 3.6, cloth).line(ex, ey, hx, hy, 3.2, cloth);
      sheet.fill(disc(hx, hy, 2, 2), SKIN_SHADE);
    }
  }

  private static void coatFromFront(Layer sheet, double y, double swing) {
    double sway = swing * 1.2;
    sheet.fill(
        curve(
            13.6, y - 13, 17, y - 15.4, 23, y - 15.4, 26.4, y - 13, 26, y - 4, 27 + sway, y + 6.4,
            20, y + 7.4, 13 + sway, y + 6.4, 14, y - 4),
        COAT);
    sheet.fill(
        curve(
            23.6, y - 14, 26.4, y - 13, 26, y - 4, 27 + sway, y + 6.4, 24 + sway, y + 7, 23.4,
            y - 4),
        COAT_SHADE);
    sheet.fill(
        curve(
            14.6,
            y - 12.6,
            16.4,
            y - 13.6,
            16.4,
            y - 4,
            15.6 + sway,
            y + 4,
            14.2 + sway,
            y + 4,
            15,
            y - 4),
        COAT_LIGHT);
    sheet.line(bent(13.4 + sway, y + 6.2, 20, y + 7.8, 26.6 + sway, y + 6.2), 0.9, COAT_DARK);
  }

  private static void headFromSide(Layer sheet, double x, double y, int mouth) {
    scarfFromSide(sheet, x, y);
    faceFromSide(sheet, x, y, mouth);
  }

  private static void scarfFromSide(Layer sheet, double x, double y) {
    sheet.fill(curve(x, y, "-5.5 4, -1 7.4, 4.4 5, 4 8, -1 10, -5.6 8"), SCARF);
    sheet.fill(shape(x, y, "-5 7, -2.4 8, -6.4 15, -9 13.6"), SCARF_SHADE);
  }

  private static void faceFromSide(Layer sheet, double x, double y, int mouth) {
    sheet.fill(
        curve(x, y, "-4.6 -3, -1 -6, 4 -4.6, 5 0, 6.4 1.6, 4.8 2.6, 4.4 5, 1 6.6, -3.6 4.4"), SKIN);
    sheet.fill(curve(x, y, "-4.6 -3, -1.6 -4, -1.4 2, 0.6 6.4, -3.6 4.4"), SKIN_SHADE);
    sheet.fill(curve(x, y, "-6 -4, -2 -5, -1.6 -0.6, -3 3.4, -5.8 4"), HAIR);
    if (mouth == BLINK) {
      sheet.line(x + 2.2, y, x + 3.8, y, 0.7, SKIN_DARK);
    } else {
      sheet.fill(disc(x + 2.9, y - 0.3, 0.8, 1.1), INK);
    }
    sheet.line(x + 1.8, y - 2.2, x + 4, y - 2, 0.7, HAIR);
    mouth(sheet, x + 3.4, y + 4, mouth);
    hatFromSide(sheet, x, y);
  }

  private static void hatFromSide(Layer sheet, double x, double y) {
    sheet.fill(
        curve(x, y, "-10.4 2.4, -5.4 -3.4, 1 -3.8, 8.2 -2.6, 5 -1.2, -1 -1.4, -5.4 1.6"),
        COAT_SHADE);
    sheet.fill(curve(x, y, "-5.8 -2.6, -4.4 -7, 0.4 -8.6, 4.6 -6, 5.4 -2.8, 0 -3"), COAT);
    sheet.line(bent(x - 2.6, y - 6.2, x + 0.6, y - 8, x + 3.6, y - 5.6), 1, COAT_LIGHT);
    sheet.line(bent(x - 5.6, y - 2.5, x, y - 3.3, x + 5.4, y - 2.5), 0.8, COAT_DARK);
  }

  private static void headFromFront(Layer sheet, double x, double y, int mouth) {
    sheet.fill(
        curve(x, y, "-5 -3, 0 -5.6, 5 -3, 4.8 2.4, 2.6 5.8, 0 6.8, -2.6 5.8, -4.8 2.4"), SKIN);
    sheet.fill(curve(x, y, "3 -3, 5 -3, 4.8 2.4, 2.6 5.8, 1.4 6, 3.2 2"), SKIN_SHADE);
    sheet
        .fill(curve(x, y, "-5.6 -4, -4 -4, -4 1, -5.4 3"), HAIR)
        .fill(curve(x, y, "5.6 -4, 4 -4, 4 1, 5.4 3"), HAIR);
    if (mouth == BLINK) {
      sheet
          .line(x - 3, y + 0.3, x - 1.4, y + 0.3, 0.7, SKIN_DARK)
          .line(x + 1.4, y + 0.3, x + 3, y + 0.3, 0.7, SKIN_DARK);
    } else {
      sheet.fill(disc(x - 2.2, y, 0.8, 1.1), INK).fill(disc(x + 2.2, y, 0.8, 1.1), INK);
    }
    sheet
        .line(x - 3.3, y - 2, x - 1.4, y - 2.2, 0.7, HAIR)
        .line(x + 1.4, y - 2.2, x + 3.3, y - 2, 0.7, HAIR);
    sheet.line(x + 0.3, y + 0.6, x + 0.6, y + 2, 0.7, SKIN_SHADE);
    mouth(sheet, x - 1, y + 4, mouth);
    sheet.fill(
        curve(x, y, "-8 -2, -5.4 -4.8, 0 -5.4, 5.4 -4.8, 8 -2, 4.6 -2.6, 0 -3.2, -4.6 -2.6"),
        COAT_SHADE);
    sheet.fill(curve(x, y, "-5.2 -4.2, -4 -7.4, 0 -8.8, 4 -7.4, 5.2 -4.2, 0 -4.8"), COAT);
    sheet.line(bent(x - 3.4, y - 6, x - 1.6, y - 7.8, x + 1, y - 7.8), 1, COAT_LIGHT);
    sheet.line(bent(x - 5.2, y - 4.2, x, y - 5, x + 5.2, y - 4.2), 0.8, COAT_DARK);
  }

  private static void mouth(Layer sheet, double x, double y, int openness) {
    if (openness <= 0) {
      sheet.line(x, y, x + 2, y, 0.7, SKIN_DARK);
    } else {
      sheet.fill(
          disc(x + 1, y + 0.2, 1.2, 0.6 + 0.55 * openness),
          openness > 1 ? INK : Colour.mix(INK, SKIN_DARK, 0.8));
    }
  }
}
