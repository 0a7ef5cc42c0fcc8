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
 * Manages a panel. Updates the content of the panel while it is open. If the panel is not in a
 * separate window with its own keyboard focus, passes keys to it, and Escape returns the keyboard
 * to the game.
 */
public final class PanelLayer implements Layer {

  /** The number of rounds between two updates, unless there is input. */
  private static final int ROUNDS_PER_UPDATE = 6;

  private static final int LINES_PER_NOTCH = 3;
  private static final int LINES_PER_KEY = 5;

  private final PanelContent content;
  private final Supplier<TextPanel> opener;
  private final BooleanSupplier wantsLargeText;
  private final Consumer<Input.Key> unusedKeyListener;
  private final WheelSteps wheel = new WheelSteps();
  private TextPanel panel;
  private boolean isFocused;
  private boolean isPressed;
  private int rounds;

  /**
   * Creates a closed panel.
   *
   * @param content the content of the panel
   * @param opener opens a panel
   * @param wantsLargeText returns whether the player wants large text
   * @param unusedKeyListener receives keys that are typed in the panel but not used by it
   */
  public PanelLayer(
      PanelContent content,
      Supplier<TextPanel> opener,
      BooleanSupplier wantsLargeText,
      Consumer<Input.Key> unusedKeyListener) {
    this.content = content;
    this.opener = opener;
    this.wantsLargeText = wantsLargeText;
    this.unusedKeyListener = unusedKeyListener;
  }

  /** Returns a supplier that opens panels in the picture of a renderer. */
  public static Supplier<TextPanel> inPicture(Inks inks, int rows, Renderer renderer) {
    return () -> new FramePanel(inks, rows, renderer.ownsTerminal());
  }

  /**
   * Opens the panel if it is closed. If the panel is open without the keyboard focus, gives it the
   * focus. If the panel has the focus, closes it.
   */
  void toggle() {
    if (panel == null) {
      open();
    } else if (isFocused || panel.hasKeyboard()) {
      close();
    } else {
      type(true);
    }
  }

  /** Opens the panel if it is closed, and gives it the keyboard focus. */
  public void open() {
    if (panel == null) {
      panel = opener.get();
    }
    type(true);
    refresh();
  }

  private void type(boolean focused) {
    isFocused = focused;
    if (panel != null) {
      panel.typing(focused);
    }
  }

  /** Closes the panel if it is open. */
  public void close() {
    if (panel != null) {
      panel.close();
      panel = null;
    }
    isFocused = false;
  }

  /** Returns the keyboard to the game. A panel that covers the picture is closed. */
  void releaseFocus() {
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

  /** Returns whether the panel is open in a separate window with its own keyboard focus. */
  boolean hasOwnWindow() {
    return panel != null && panel.hasKeyboard();
  }

  /** Called once per round. */
  public void round() {
    if (panel != null) {
      panel.poll(this::take);
    }
    if (++rounds % ROUNDS_PER_UPDATE == 0) {
      refresh();
    }
  }

  /** Shows the current content, if the panel is open. */
  public void refresh() {
    if (panel != null) {
      panel.enlarge(wantsLargeText.getAsBoolean());
      panel.show(content.page(panel.columns(), panel.rows()));
    }
  }

  /**
   * Handles a press at a point of the picture.
   *
   * @return true if the panel is in the picture and covers the point
   */
  public boolean press(int x, int y) {
    if (!(panel instanceof FramePanel framePanel) || !framePanel.covers(y)) {
      return false;
    }
    content.press(framePanel.column(x), framePanel.row(y));
    refresh();
    return true;
  }

  private void take(PanelEvent event) {
    if (event instanceof PanelEvent.Key key) {
      type(new Input.Key(key.code(), key.shift(), key.control(), key.alt()));
    } else if (event instanceof PanelEvent.Press press) {
      type(true);
      content.press(press.column(), press.row());
    } else if (event instanceof PanelEvent.Wheel wheelEvent) {
      scroll(wheelEvent.notches());
    } else if (event instanceof PanelEvent.Lost) {
      panel = opener.get();
      type(isFocused);
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
  public void scroll(double notches) {
    content.scroll(wheel.add(notches * LINES_PER_NOTCH));
    refresh();
  }

  /**
   * Handles a key. Page Up, Page Down and arrows with Shift scroll the page. The content receives
   * all other keys.
   */
  private void type(Input.Key key) {
    if (key.shift() && key.code() == KeyCodes.UP) {
      content.scroll(LINES_PER_KEY);
    } else if (key.shift() && key.code() == KeyCodes.DOWN) {
      content.scroll(-LINES_PER_KEY);
    } else if (key.code() == KeyCodes.PAGE_UP) {
      content.scroll(panel.rows() / 2);
    } else if (key.code() == KeyCodes.PAGE_DOWN) {
      content.scroll(-panel.rows() / 2);
    } else if (!content.handle(key)) {
      unusedKeyListener.accept(key);
    }
  }

  @Override
  public boolean isShown() {
    return panel instanceof FramePanel || (isFocused && panel != null && !panel.hasKeyboard());
  }

  @Override
  public boolean receivesAllKeys() {
    return isFocused && panel != null && !panel.hasKeyboard();
  }

  /**
   * Handles input. A click on the panel gives the keyboard focus to the panel, and a click outside
   * the panel gives the focus to the game.
   */
  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Key key) {
      return receivesAllKeys() && handleKey(key);
    } else if (input instanceof Input.Press press) {
      isPressed = click(press.button(), press.x(), press.y());
      return isPressed;
    } else if (input instanceof Input.Click click) {
      return click(click.button(), click.x(), click.y());
    }
    return isPressed && input instanceof Input.Release;
  }

  /**
   * Handles a click. The right button has no effect on a panel, but the game does not receive it
   * either.
   */
  private boolean click(Input.Button button, int x, int y) {
    boolean isOnPanel =
        button == Input.Button.LEFT
            ? press(x, y)
            : panel instanceof FramePanel framePanel && framePanel.covers(y);
    if (button == Input.Button.LEFT || !isOnPanel) {
      type(isOnPanel);
    }
    return isOnPanel;
  }

  private boolean handleKey(Input.Key key) {
    if (key.code() == KeyCodes.ESCAPE && !content.handle(key)) {
      releaseFocus();
    } else if (key.code() != KeyCodes.ESCAPE) {
      type(key);
    }
    refresh();
    return true;
  }

  /**
   * Scrolls the panel if it is in the picture and has the keyboard focus. A panel in a separate
   * window receives the wheel itself.
   */
  @Override
  public boolean handleWheel(int notches) {
    if (isFocused && panel instanceof FramePanel) {
      scroll(notches);
      return true;
    }
    return false;
  }

  @Override
  public void handleText(String text) {
    if (receivesAllKeys()) {
      text.codePoints().forEach(letter -> content.handle(new Input.Key(letter)));
      refresh();
    }
  }

  @Override
  public void draw(Frame frame) {
    if (panel instanceof FramePanel framePanel) {
      framePanel.draw(frame);
    }
  }
}
