package org.bowsprit.engine.internal.input;

import java.util.ArrayDeque;
import java.util.Map;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.world.World;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;

/**
 * Collects the player's input and turns it into key codes and calls of the input script (spec 07
 * §9).
 */
public final class InputStep {

  private static final int INITIAL_MOUSE_X = 104;
  private static final int INITIAL_MOUSE_Y = 56;
  private static final int HOST_F1 = KeyCodes.F1;
  private static final int HOST_F9 = KeyCodes.function(9);
  private static final int MENU_KEY = KeyCodes.function(5);
  private static final int RESTART_KEY = KeyCodes.function(8);
  private static final int SCRIPT_F1 = 315;
  private static final int NO_BUTTON = 0;
  private static final int LEFT_BUTTON = 1;
  private static final int RIGHT_BUTTON = 2;
  private static final int VERB_AREA = 1;
  private static final int SCENE_AREA = 2;
  private static final int KEY_AREA = 4;

  private final World world;
  private final Speech speech;
  private final Map<Integer, Integer> keys;
  private final Actions actions;
  private final ArrayDeque<Input> events = new ArrayDeque<>();
  private int mouseX = INITIAL_MOUSE_X;
  private int mouseY = INITIAL_MOUSE_Y;
  private boolean leftClicked;
  private boolean rightClicked;
  private int key;
  private int button;

  /** The actions of the game that input can trigger. */
  public interface Actions {

    /** Skips to the end that the script of the cutscene has set. */
    void skipCutscene();

    /** Pauses the game. */
    void pause();

    /** Asks the player whether to restart. */
    void askForRestart();

    /** Opens the menu of saved games. */
    void openMenu();

    /** Changes the text speed. */
    void changeTextSpeed(int delta);

    void runInputScript(int area, int code, int mode);
  }

  public InputStep(World world, Speech speech, Map<Integer, Integer> keys, Actions actions) {
    this.world = world;
    this.keys = keys;
    this.speech = speech;
    this.actions = actions;
  }

  public void add(Input event) {
    events.add(event);
  }

  /** Collects input (step 6 of a frame). */
  public void collect() {
    key = 0;
    button = NO_BUTTON;
    while (!events.isEmpty()) {
      accept(events.remove());
    }
    if (leftClicked && rightClicked) {
      key = KeyCodes.ESCAPE;
    } else if (leftClicked) {
      button = LEFT_BUTTON;
    } else if (rightClicked) {
      button = RIGHT_BUTTON;
    }
    leftClicked = false;
    rightClicked = false;
    if (button == NO_BUTTON) {
      pressKey();
    }
  }

  /**
   * Returns the next pressed key, 0 for none. Discards earlier mouse input except for the position.
   */
  public int takeKey() {
    key = 0;
    while (!events.isEmpty() && key == 0) {
      accept(events.remove());
    }
    int pressedKey = key;
    discardPending();
    return pressedKey;
  }

  private void accept(Input event) {
    if (event instanceof Input.Move move) {
      moveTo(move.x(), move.y());
    } else if (event instanceof Input.Press press) {
      moveTo(press.x(), press.y());
      click(press.button());
    } else if (event instanceof Input.Click click) {
      moveTo(click.x(), click.y());
      click(click.button());
    } else if (event instanceof Input.Release release) {
      moveTo(release.x(), release.y());
    } else if (event instanceof Input.Key pressed) {
      key = pressed.code();
    }
  }

  private static int scriptCode(int code) {
    return code >= HOST_F1 && code <= HOST_F9 ? code - HOST_F1 + SCRIPT_F1 : code;
  }

  private void moveTo(int x, int y) {
    mouseX = x;
    mouseY = y;
  }

  private void click(Input.Button pressed) {
    if (pressed == Input.Button.LEFT) {
      leftClicked = true;
    } else {
      rightClicked = true;
    }
  }

  private void pressKey() {
    if (key == MENU_KEY && isSet(EngineVariable.MAINMENU_KEY)) {
      actions.openMenu();
      key = 0;
    } else if (key == RESTART_KEY && isSet(EngineVariable.RESTART_KEY)) {
      actions.askForRestart();
      key = 0;
    } else if (key == KeyCodes.SPACE && isSet(EngineVariable.PAUSE_KEY)) {
      actions.pause();
      key = 0;
    } else if (key == KeyCodes.ESCAPE && isSet(EngineVariable.CUTSCENEEXIT_KEY)) {
      actions.skipCutscene();
      key = world.variables().get(EngineVariable.CUTSCENEEXIT_KEY);
    } else if (key == KeyCodes.FULL_STOP && isSet(EngineVariable.TALKSTOP_KEY)) {
      speech.skip();
      key = 0;
    } else if (key == '+' || key == '-') {
      actions.changeTextSpeed(key == '+' ? -1 : 1);
      key = 0;
    } else if (world.cursor().isVisible() && (key == KeyCodes.ENTER || key == KeyCodes.TAB)) {
      button = key == KeyCodes.ENTER ? LEFT_BUTTON : RIGHT_BUTTON;
      key = 0;
    } else {
      key = scriptCode(key);
    }
  }

  /** Writes the mouse position to the scripts' variables (step 8 of a frame). */
  public void writeMouseVariables() {
    ScreenAreas areas = world.areas();
    boolean inRoom = areas.areaAt(mouseY) == ScreenAreas.Area.MAIN;
    set(EngineVariable.MOUSE_X, mouseX);
    set(EngineVariable.MOUSE_Y, mouseY);
    set(EngineVariable.VIRT_MOUSE_X, mouseX + world.camera().windowEdge());
    set(EngineVariable.VIRT_MOUSE_Y, inRoom ? mouseY - areas.top() : -1);
  }

  /**
   * Calls the input script at most once (step 12 of a frame). A verb's shortcut has precedence over
   * the game's own key codes, so that a digit chooses a verb if the digit is its shortcut (spec 13
   * §13.1).
   */
  public void runScript() {
    if (!world.cursor().isInputEnabled()) {
      return;
    }
    if (button != NO_BUTTON) {
      int slot = world.verbs().slotAtPoint(mouseX, mouseY);
      if (slot != 0) {
        actions.runInputScript(VERB_AREA, world.verbs().slot(slot).id(), button);
      } else {
        boolean inRoom = world.areas().areaAt(mouseY) == ScreenAreas.Area.MAIN;
        actions.runInputScript(inRoom ? SCENE_AREA : VERB_AREA, 0, button);
      }
    } else if (key != 0) {
      int verb = world.verbs().verbWithKey(key);
      if (verb != 0) {
        actions.runInputScript(VERB_AREA, verb, LEFT_BUTTON);
      } else {
        actions.runInputScript(KEY_AREA, keys.getOrDefault(key, key), LEFT_BUTTON);
      }
    }
  }

  /** Discards pending input. It is called after a fade-in, a load or a cancelled sentence. */
  public void discardPending() {
    key = 0;
    button = NO_BUTTON;
    leftClicked = false;
    rightClicked = false;
  }

  /** Moves the mouse to its saved position and discards pending input. */
  public void restore(int savedX, int savedY) {
    discardPending();
    events.clear();
    moveTo(savedX, savedY);
  }

  public int mouseX() {
    return mouseX;
  }

  public int mouseY() {
    return mouseY;
  }

  private boolean isSet(EngineVariable variable) {
    return world.variables().get(variable) != 0;
  }

  private void set(EngineVariable variable, int value) {
    world.variables().set(variable, value);
  }
}
