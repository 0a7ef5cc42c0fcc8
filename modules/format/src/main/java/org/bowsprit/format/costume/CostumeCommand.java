package org.bowsprit.format.costume;

/**
 * The bytes of a costume's command stream that are not picture numbers (spec 03 §2.2).
 *
 * <p>Bytes from 0 to {@link #LAST_PICTURE} are numbers of the limb's pictures.
 */
public final class CostumeCommand {

  /** The highest picture number. */
  public static final int LAST_PICTURE = 0x77;

  /** Counts a sound event and continues with the next command. */
  public static final int SOUND = 0x78;

  /** Stops the limb if an animation starts with it. */
  public static final int STOP = 0x79;

  /** Restarts the limb if an animation starts with it. */
  public static final int RESTART = 0x7A;

  /** Shows nothing. */
  public static final int HIDE = 0x7B;

  /** Counts a step of the animation and continues with the next command. */
  public static final int COUNT = 0x7C;

  private static final int NUMBER_MASK = 0x7F;

  private CostumeCommand() {}

  /** Returns the command without its highest bit, which has no meaning for drawing. */
  public static int number(int command) {
    return command & NUMBER_MASK;
  }
}
