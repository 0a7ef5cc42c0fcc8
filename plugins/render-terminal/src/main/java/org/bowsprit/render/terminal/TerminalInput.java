package org.bowsprit.render.terminal;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.pixel.Viewport;

/**
 * What comes from the terminal, said in the game's own units.
 *
 * <p>Mouse reports carry cells; a position is the game pixel under the middle of the cell's upper
 * half. Until a mouse is heard of, the arrow keys move the pointer instead: four pixels a stroke,
 * sixteen with Shift.
 */
final class TerminalInput implements SequenceParser.Listener {

  /** Takes over the terminal's size. */
  interface SizeListener {

    /** The terminal has this many cells now. */
    void size(int columns, int rows);
  }

  private static final int CONTROL_C = 3;
  private static final int MOTION = 32;
  private static final int WHEEL = 64;
  private static final int STEP = 4;
  private static final int LARGE_STEP = 16;

  private final SequenceParser parser = new SequenceParser(this);
  private final byte[] received = new byte[1024];
  private final TerminalTraits traits;
  private final Supplier<Viewport> place;
  private final SizeListener sizes;
  private final Consumer<RenderEvent> events;
  private boolean mouseHeard;
  private int pointerX = 160;
  private int pointerY = 100;

  TerminalInput(
      TerminalTraits traits,
      Supplier<Viewport> place,
      SizeListener sizes,
      Consumer<RenderEvent> events) {
    this.traits = traits;
    this.place = place;
    this.sizes = sizes;
    this.events = events;
  }

  void readFrom(TerminalLine line) throws IOException {
    int count = line.receive(received);
    if (count == 0) {
      parser.silence();
    }
    while (count > 0) {
      parser.accept(received, count);
      count = line.receive(received);
    }
  }

  @Override
  public void key(int code, boolean shift, boolean control, boolean alt) {
    if (code == CONTROL_C) {
      events.accept(new HostEvent.Close());
    } else if (isArrow(code) && arrowsPoint()) {
      point(code, shift ? LARGE_STEP : STEP);
    } else {
      events.accept(new Input.Key(code, shift, control, alt));
    }
  }

  @Override
  public void mouse(int flags, int column, int row, boolean down) {
    mouseHeard = true;
    if ((flags & WHEEL) != 0) {
      events.accept(new HostEvent.Wheel((flags & 1) == 0 ? 1 : -1));
      return;
    }
    pointerX = place.get().screenX(column);
    pointerY = place.get().screenY(row * 2);
    int button = flags & 3;
    if ((flags & MOTION) != 0) {
      events.accept(new Input.Move(pointerX, pointerY));
    } else if (button == 0 || button == 2) {
      Button which = button == 0 ? Button.LEFT : Button.RIGHT;
      events.accept(
          down
              ? new Input.Press(pointerX, pointerY, which)
              : new Input.Release(pointerX, pointerY, which));
    }
  }

  @Override
  public void focus(boolean gained) {
    events.accept(new HostEvent.Focus(gained));
  }

  @Override
  public void cursorAt(int column, int row) {
    sizes.size(column, row);
  }

  private boolean arrowsPoint() {
    return traits.arrowsAlwaysPoint() || (traits.arrowsMayPoint() && !mouseHeard);
  }

  private static boolean isArrow(int code) {
    return code == KeyCodes.UP
        || code == KeyCodes.DOWN
        || code == KeyCodes.LEFT
        || code == KeyCodes.RIGHT;
  }

  private void point(int code, int step) {
    int dx = code == KeyCodes.RIGHT ? step : code == KeyCodes.LEFT ? -step : 0;
    int dy = code == KeyCodes.DOWN ? step : code == KeyCodes.UP ? -step : 0;
    pointerX = Math.max(0, Math.min(319, pointerX + dx));
    pointerY = Math.max(0, Math.min(199, pointerY + dy));
    events.accept(new Input.Move(pointerX, pointerY));
  }
}
