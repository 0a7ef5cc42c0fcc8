package org.bowsprit.engine.reference;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.screen.ScenePainter;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.zplane.ActorLook;

/**
 * The one known defect of the capturing interpreter's pictures: with bit 8 of the lights off it
 * makes only the first half of a costume's colours and entry 12 dark; the other entries keep the
 * colours of the costume that was drawn before (spec 03 §4).
 *
 * <p>Paints the same pictures a second time with this defect, so that it can be told from any other
 * difference, pixel by pixel.
 */
final class DarkActorDefect {

  private static final int DARK = 8;
  private static final int BLACK_ENTRY = 12;
  private static final int ENTRIES = 32;

  private final FramePainter painter;
  private final FramePainter defective = new FramePainter(bound -> 0);
  private final int[] left = new int[ENTRIES];

  /**
   * Watches a painter.
   *
   * @param painter what paints the frames that are compared
   */
  DarkActorDefect(FramePainter painter) {
    this.painter = painter;
  }

  /**
   * Whether the defect makes the difference in a pixel: ours is dark, and with the defect it would
   * have the captured colour.
   *
   * @param pixel its place in the frame
   * @param captured the colour it has in the capture
   */
  boolean explains(int pixel, byte captured) {
    return painter.frame().pixels()[pixel] == DARK && defective.frame().pixels()[pixel] == captured;
  }

  /** What a session is to paint with: the painter and, unseen, the one with the defect. */
  ScenePainter watched() {
    return (ScenePainter)
        Proxy.newProxyInstance(
            ScenePainter.class.getClassLoader(),
            new Class<?>[] {ScenePainter.class},
            (proxy, method, arguments) -> {
              call(defective, method, withDefect(method, arguments));
              return call(painter, method, arguments);
            });
  }

  private static Object call(FramePainter on, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(on, arguments);
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
      remember((Actor) arguments[0], costume);
      return arguments;
    }
    Arrays.fill(left, 0, costume.palette().length() / 2, DARK);
    left[BLACK_ENTRY] = 0;
    Object[] lit = arguments.clone();
    lit[1] = recoloured(costume);
    lit[3] = true;
    return lit;
  }

  private void remember(Actor actor, Costume costume) {
    for (int entry = 0; entry < costume.palette().length(); entry++) {
      int colour = actor.dress().colour(entry);
      left[entry] = colour == ActorLook.OWN_COLOUR ? costume.palette().u8(entry) : colour;
    }
  }

  private Costume recoloured(Costume costume) {
    byte[] colours = new byte[costume.palette().length()];
    for (int entry = 0; entry < colours.length; entry++) {
      colours[entry] = (byte) left[entry];
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
