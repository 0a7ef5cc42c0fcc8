package org.bowsprit.engine.reference;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import org.bowsprit.actors.Actor;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.ActorLook;

/**
 * Reproduces the known defects in the pictures of the capturing interpreter, the interpreter whose
 * runs were captured for comparison:
 *
 * <ul>
 *   <li>If bit 8 of the lights is off, the capturing interpreter darkens only the first half of the
 *       colours of a costume, and entry 12. The other entries keep the colours of the costume that
 *       was drawn before (spec 03 §4).
 *   <li>Text whose right margin is outside the screen continues at the beginning of the next row.
 * </ul>
 *
 * <p>This class paints the same pictures a second time with these defects. If a pixel of this
 * second picture equals the captured pixel, a defect has caused the difference.
 */
final class CaptureDefects {

  private static final int DARK_COLOUR = 8;
  private static final int BLACK_ENTRY = 12;
  private static final int ENTRY_COUNT = 32;
  private static final int X_ARGUMENT = 3;
  private static final int Y_ARGUMENT = 4;

  private final FramePainter painter;
  private final FramePainter defectivePainter = new FramePainter(bound -> 0);
  private final int[] previousColours = new int[ENTRY_COUNT];

  /**
   * Creates a second painter, which paints the same frames as the given painter, but with the
   * defects.
   *
   * @param painter paints the frames that are compared
   */
  CaptureDefects(FramePainter painter) {
    this.painter = painter;
  }

  /**
   * Returns whether a defect explains the difference of a pixel. This is the case if the painter
   * with the defects has painted the captured colour.
   *
   * @param pixel the pixel's index in the frame
   * @param captured the pixel's colour in the captured frame
   */
  boolean explains(int pixel, byte captured) {
    return defectivePainter.frame().pixels()[pixel] == captured;
  }

  /**
   * Returns the painter for a session. It passes each call to both painters, the given one and the
   * one with the defects.
   */
  ScenePainter painterWithDefects() {
    return (ScenePainter)
        Proxy.newProxyInstance(
            ScenePainter.class.getClassLoader(),
            new Class<?>[] {ScenePainter.class},
            (proxy, method, arguments) -> {
              paintWithDefects(method, arguments);
              return call(painter, method, arguments);
            });
  }

  private void paintWithDefects(Method method, Object[] arguments) throws Throwable {
    if (method.getName().equals("character")) {
      Object[] wrappedArguments = arguments.clone();
      wrappedArguments[X_ARGUMENT] = (int) arguments[X_ARGUMENT] - Frame.WIDTH;
      wrappedArguments[Y_ARGUMENT] = (int) arguments[Y_ARGUMENT] + 1;
      call(defectivePainter, method, wrappedArguments);
    }
    call(defectivePainter, method, withDefect(method, arguments));
  }

  private static Object call(FramePainter painter, Method method, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(painter, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private Object[] withDefect(Method method, Object[] arguments) {
    if (!method.getName().equals("actor")) {
      return arguments;
    }
    Costume costume = (Costume) arguments[1];
    if ((boolean) arguments[3]) {
      storeColours((Actor) arguments[0], costume);
      return arguments;
    }
    Arrays.fill(previousColours, 0, costume.palette().length() / 2, DARK_COLOUR);
    previousColours[BLACK_ENTRY] = 0;
    Object[] litArguments = arguments.clone();
    litArguments[1] = withPreviousColours(costume);
    litArguments[3] = true;
    return litArguments;
  }

  private void storeColours(Actor actor, Costume costume) {
    for (int entry = 0; entry < costume.palette().length(); entry++) {
      int colour = actor.costumeState().colour(entry);
      previousColours[entry] =
          colour == ActorLook.OWN_COLOUR ? costume.palette().u8(entry) : colour;
    }
  }

  private Costume withPreviousColours(Costume costume) {
    byte[] colours = new byte[costume.palette().length()];
    for (int entry = 0; entry < colours.length; entry++) {
      colours[entry] = (byte) previousColours[entry];
    }
    return new Costume(
        costume.runs(),
        costume.mirrored(),
        Bytes.wrap(colours),
        costume.animations(),
        costume.commands(),
        costume.limbs());
  }
}
