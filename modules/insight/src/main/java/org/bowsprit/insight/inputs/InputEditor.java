package org.bowsprit.insight.inputs;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.insight.drawer.PanelLayer;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.Past;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.panel.TextPanel;

/**
 * Shows the grid with the input of the last ten seconds, and the picture of the selected iteration.
 * While the grid is open, the game is paused.
 */
public final class InputEditor implements Layer {

  /** The number of rows of the grid in the picture. The scene above the grid remains visible. */
  private static final int PANEL_ROWS = 13;

  private final TimedSession game;
  private final Texts texts;
  private final Supplier<TextPanel> opener;
  private final BooleanSupplier wantsLargeText;
  private InputGrid grid;
  private Preview preview;
  private GridScreen screen;
  private PanelLayer panel;

  /**
   * Creates a closed grid.
   *
   * @param game the game
   * @param inks the colours for drawing in the picture
   * @param texts the texts of the program
   * @param renderer the renderer, which shows the grid in the picture or in a separate panel
   * @param wantsLargeText returns whether the player wants large text
   */
  public InputEditor(
      TimedSession game,
      Inks inks,
      Texts texts,
      Renderer renderer,
      BooleanSupplier wantsLargeText) {
    this.game = game;
    this.texts = texts;
    this.wantsLargeText = wantsLargeText;
    opener =
        () ->
            renderer
                .openPanel(texts.of("inputs.window"))
                .orElseGet(PanelLayer.inPicture(inks, PANEL_ROWS, renderer));
  }

  /**
   * Opens or closes the grid.
   *
   * @return true unless there is no earlier input to show
   */
  public boolean toggle() {
    if (isShown()) {
      panel.close();
      return true;
    }
    Past past = game.past();
    if (past.states().isEmpty()) {
      return false;
    }
    open(past);
    return true;
  }

  private void open(Past past) {
    preview = new Preview(game.session(), past);
    GameState firstState = preview.firstState();
    grid =
        new InputGrid(
            firstState.session().ticks(),
            game.session().ticks(),
            past.input(),
            new Point(firstState.session().mouseX(), firstState.session().mouseY()));
    screen = new GridScreen(grid, new Actions(), texts, preview.isComplete());
    panel = new PanelLayer(screen, opener, wantsLargeText, key -> {});
    preview.show(game.session().ticks(), grid);
    panel.open();
  }

  /** Applies the player's actions on the page to the game and the preview. */
  private final class Actions implements GridScreen.GridActions {
    @Override
    public void onSelect(long tick) {
      preview.show(tick, grid);
    }

    @Override
    public void onChange(long tick) {
      preview.recordChange(tick);
    }

    @Override
    public void playFrom(long tick) {
      panel.close();
      if (tick < game.session().ticks() || grid.firstChange() < Long.MAX_VALUE) {
        GameState state = preview.stateBefore(tick, grid);
        game.replay(state, grid.inputFrom(state.session().ticks()), tick);
      }
    }

    @Override
    public void leave() {
      panel.close();
    }
  }

  /**
   * Called once per round. Closes the grid if the game is at another iteration, for example because
   * a button of a gamepad opened the menu and the player loaded another game.
   */
  public void round() {
    if (isShown() && game.session().ticks() != grid.tick(grid.size() - 1)) {
      panel.close();
    } else if (isShown()) {
      panel.round();
    }
  }

  @Override
  public boolean isShown() {
    return panel != null && panel.isOpen();
  }

  @Override
  public boolean pausesGame() {
    return true;
  }

  @Override
  public boolean receivesAllKeys() {
    return true;
  }

  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Key key) {
      if (!panel.take(key)) {
        screen.handle(key);
      }
    } else if (input instanceof Input.Press press) {
      click(press.button(), press.x(), press.y());
    } else if (input instanceof Input.Click click) {
      click(click.button(), click.x(), click.y());
    }
    panel.refresh();
    return true;
  }

  /** Closes the grid if the button is the button that usually skips a cutscene. */
  @Override
  public boolean take(PadButton button) {
    boolean isLeaving = button == PadButton.BACK;
    if (isLeaving) {
      panel.close();
    }
    return isLeaving;
  }

  private void click(Input.Button button, int x, int y) {
    if (!panel.press(x, y)) {
      screen.click(button, x, y);
    }
  }

  @Override
  public boolean handleWheel(int notches) {
    panel.scroll(notches);
    return true;
  }

  @Override
  public void draw(Frame frame) {
    preview.draw(frame);
    panel.draw(frame);
  }
}
