package org.bowsprit.insight.drawer;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.player.control.WheelSteps;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.TextPanel;

/**
 * Manages a panel while it is open. Updates its content, and passes keys to it if it has no
 * keyboard focus of its own. In that case, Escape returns the keyboard to the game.
 */
public final class PanelLayer implements Layer {

  /** The number of rounds between two updates, unless there is input. */
  private static final int ROUNDS = 6;

  private static final int LINES_A_NOTCH = 3;
  private static final int LINES_A_STROKE = 5;

  private final Screenful content;
  private final Supplier<TextPanel> opener;
  private final BooleanSupplier large;
  private final Consumer<Input.Key> shortcuts;
  private final WheelSteps wheel = new WheelSteps();
  private TextPanel panel;
  private boolean typing;
  private boolean pressed;
  private int rounds;

  /**
   * Creates a closed panel.
   *
   * @param content the content of the panel
   * @param opener opens a panel
   * @param large returns whether the player wants large text
   * @param shortcuts receives keys typed in the panel that have no meaning there
   */
  public PanelLayer(
      Screenful content,
      Supplier<TextPanel> opener,
      BooleanSupplier large,
      Consumer<Input.Key> shortcuts) {
    this.content = content;
    this.opener = opener;
    this.large = large;
    this.shortcuts = shortcuts;
  }

  /** Returns a supplier that opens panels in the picture of a renderer. */
  public static Supplier<TextPanel> inPicture(Inks inks, int rows, Renderer renderer) {
    return () -> new FramePanel(inks, rows, renderer.ownsTerminal());
  }

  /**
   * Opens the panel if it is closed, gives it the keyboard if it is open, and closes it if it has
   * the keyboard.
   */
  void toggle() {
    if (panel == null) {
      open();
    } else if (typing || panel.hasKeyboard()) {
      close();
    } else {
      type(true);
    }
  }

  /** Opens the panel if it is closed, and gives it the keyboard. */
  public void open() {
    if (panel == null) {
      panel = opener.get();
    }
    type(true);
    refresh();
  }

  private void type(boolean here) {
    typing = here;
    if (panel != null) {
      panel.typing(here);
    }
  }

  /** Closes the panel if it is open. */
  public void close() {
    if (panel != null) {
      panel.close();
      panel = null;
    }
    typing = false;
  }

  /** Returns the keyboard to the game. A panel that covers the picture is closed. */
  void leave() {
    if (panel instanceof FramePanel) {
      close();
    } else {
      type(false);
    }
  }

  /** Returns whether the panel is open. */
  public boolean isOpen() {
    return panel != null;
  }

  /**
   * Returns whether the panel is open outside the picture, in a window with a keyboard focus of its
   * own.
   */
  boolean isElsewhere() {
    return panel != null && panel.hasKeyboard();
  }

  /** Called once per round. */
  public void round() {
    if (panel != null) {
      panel.poll(this::take);
    }
    if (++rounds % ROUNDS == 0) {
      refresh();
    }
  }

  /** Shows the present content, if the panel is open. */
  public void refresh() {
    if (panel != null) {
      panel.enlarge(large.getAsBoolean());
      panel.show(content.page(panel.columns(), panel.rows()));
    }
  }

  /**
   * Presses the letter at a point of the picture.
   *
   * @return true if the panel is in the picture and covers the point
   */
  public boolean press(int x, int y) {
    if (!(panel instanceof FramePanel inPicture) || !inPicture.covers(y)) {
      return false;
    }
    content.press(inPicture.column(x), inPicture.row(y));
    refresh();
    return true;
  }

  private void take(PanelEvent event) {
    if (event instanceof PanelEvent.Key typed) {
      type(new Input.Key(typed.code(), typed.shift(), typed.control(), typed.alt()));
    } else if (event instanceof PanelEvent.Press press) {
      type(true);
      content.press(press.column(), press.row());
    } else if (event instanceof PanelEvent.Wheel turned) {
      turn(turned.notches());
    } else if (event instanceof PanelEvent.Lost) {
      panel = opener.get();
      type(typing);
    } else {
      close();
    }
    refresh();
  }

  /**
   * Scrolls the page after a turn of the wheel.
   *
   * @param notches the number of notches; positive if the wheel turns away from the player
   */
  public void turn(double notches) {
    content.scroll(wheel.after(notches * LINES_A_NOTCH));
    refresh();
  }

  /**
   * Handles a key. Page Up, Page Down and arrows with Shift scroll the page. The content receives
   * all other keys.
   */
  private void type(Input.Key key) {
    if (key.shift() && key.code() == KeyCodes.UP) {
      content.scroll(LINES_A_STROKE);
    } else if (key.shift() && key.code() == KeyCodes.DOWN) {
      content.scroll(-LINES_A_STROKE);
    } else if (key.code() == KeyCodes.PAGE_UP) {
      content.scroll(panel.rows() / 2);
    } else if (key.code() == KeyCodes.PAGE_DOWN) {
      content.scroll(-panel.rows() / 2);
    } else if (!content.take(key)) {
      shortcuts.accept(key);
    }
  }

  @Override
  public boolean isShown() {
    return panel instanceof FramePanel || (typing && panel != null && !panel.hasKeyboard());
  }

  @Override
  public boolean takesEveryKey() {
    return typing && panel != null && !panel.hasKeyboard();
  }

  /**
   * A click on the panel gives the keyboard to the panel; a click beside the panel gives it to the
   * game.
   */
  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Key key) {
      return takesEveryKey() && takeKey(key);
    } else if (input instanceof Input.Press press) {
      pressed = click(press.button(), press.x(), press.y());
      return pressed;
    } else if (input instanceof Input.Click click) {
      return click(click.button(), click.x(), click.y());
    }
    return pressed && input instanceof Input.Release;
  }

  /**
   * Handles a click. The right button has no meaning on a panel, but the game below does not
   * receive it either.
   */
  private boolean click(Input.Button button, int x, int y) {
    boolean isHere =
        button == Input.Button.LEFT
            ? press(x, y)
            : panel instanceof FramePanel inPicture && inPicture.covers(y);
    if (button == Input.Button.LEFT || !isHere) {
      type(isHere);
    }
    return isHere;
  }

  private boolean takeKey(Input.Key key) {
    if (key.code() == KeyCodes.ESCAPE && !content.take(key)) {
      leave();
    } else if (key.code() != KeyCodes.ESCAPE) {
      type(key);
    }
    refresh();
    return true;
  }

  /**
   * Scrolls a panel in the picture that has the keyboard. A panel beside the picture receives the
   * wheel itself.
   */
  @Override
  public boolean takeWheel(int notches) {
    if (typing && panel instanceof FramePanel) {
      turn(notches);
      return true;
    }
    return false;
  }

  @Override
  public void takeText(String text) {
    if (takesEveryKey()) {
      text.codePoints().forEach(letter -> content.take(new Input.Key(letter)));
      refresh();
    }
  }

  @Override
  public void draw(Frame frame) {
    if (panel instanceof FramePanel inPicture) {
      inPicture.draw(frame);
    }
  }
}
