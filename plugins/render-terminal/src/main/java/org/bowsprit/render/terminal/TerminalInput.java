package org.bowsprit.render.terminal;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.RenderEvent;

/**
 * Converts the terminal's input to the game's own units.
 *
 * <p>The terminal reports cells as mouse positions. {@link CellPixels} returns the pixel of the
 * game for a cell.
 */
final class TerminalInput implements SequenceParser.Listener {

  /** Receives the terminal's size. */
  interface SizeListener {

    /** Receives the new number of columns and rows of the terminal. */
    void size(int columns, int rows);
  }

  private static final int CONTROL_C_CODE = 3;
  private static final int MOTION_FLAG = 32;
  private static final int WHEEL_FLAG = 64;

  private final SequenceParser parser = new SequenceParser(this);
  private final byte[] buffer = new byte[1024];
  private final Supplier<CellPixels> pixels;
  private final Supplier<SplitPanel> panel;
  private final SizeListener sizeListener;
  private final Consumer<RenderEvent> events;

  TerminalInput(
      Supplier<CellPixels> pixels,
      Supplier<SplitPanel> panel,
      SizeListener sizeListener,
      Consumer<RenderEvent> events) {
    this.pixels = pixels;
    this.panel = panel;
    this.sizeListener = sizeListener;
    this.events = events;
  }

  void readFrom(TerminalLine line) throws IOException {
    int count = line.receive(buffer);
    if (count == 0) {
      parser.noteSilentPoll();
    }
    while (count > 0) {
      parser.accept(buffer, count);
      count = line.receive(buffer);
    }
  }

  @Override
  public void key(int code, boolean shift, boolean control, boolean alt) {
    events.accept(
        code == CONTROL_C_CODE ? new HostEvent.Close() : new Input.Key(code, shift, control, alt));
  }

  @Override
  public void text(String text) {
    events.accept(new HostEvent.Text(text));
  }

  @Override
  public void mouse(int flags, int column, int row, boolean down) {
    if (panel.get() != null && panel.get().handleMouse(flags, column, row, down)) {
      return;
    }
    if ((flags & WHEEL_FLAG) != 0) {
      events.accept(new HostEvent.Wheel((flags & 1) == 0 ? 1 : -1));
      return;
    }
    int x = pixels.get().x(column, row);
    int y = pixels.get().y(column, row);
    int button = flags & 3;
    if ((flags & MOTION_FLAG) != 0) {
      events.accept(new Input.Move(x, y));
    } else if (button == 0 || button == 2) {
      Button clickedButton = button == 0 ? Button.LEFT : Button.RIGHT;
      events.accept(
          down ? new Input.Press(x, y, clickedButton) : new Input.Release(x, y, clickedButton));
    }
  }

  @Override
  public void focus(boolean gained) {
    events.accept(new HostEvent.Focus(gained));
  }

  @Override
  public void cursorAt(int column, int row) {
    sizeListener.size(column, row);
  }
}
