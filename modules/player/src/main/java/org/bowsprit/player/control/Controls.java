package org.bowsprit.player.control;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.verb.VerbKeys;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.RenderEvent;

/**
 * Dispatches all input of a window. Keys and pad buttons in the key map trigger the program's
 * actions. All other input of the player goes to the layers first and then to the game. All
 * remaining events go to their listeners.
 */
public final class Controls {

  /**
   * The minimum number of jiffies for which the names of hotspots stay visible after their key was
   * pressed.
   */
  private static final int READING_JIFFIES = 180;

  private final Supplier<KeyMap> keyMap;
  private final Actions actions;
  private final Layers layers;
  private final TimedSession game;
  private final Pointer pointer;
  private final HeldKey fastKey;
  private final HeldKey hotspotKey;
  private final LongPress<Input.Press> menuPress;
  private final SceneMouse sceneMouse;
  private final VerbKeys verbKeys;
  private final WheelSteps wheel = new WheelSteps();
  private BooleanSupplier arrowKeysMovePointer = () -> false;
  private Consumer<HostEvent.Resize> resizeListener = size -> {};
  private Consumer<Path> dropListener = file -> {};
  private Consumer<Boolean> focusListener = gained -> {};
  private BooleanSupplier isInOtherWindow = () -> false;
  private Consumer<String> noticeListener = line -> {};
  private Consumer<Input> gameInputListener = heard -> {};
  private Consumer<RenderEvent> deviceListener = event -> {};

  /**
   * Creates the controls.
   *
   * @param keyMap returns the current key map
   * @param actions the actions that keys and buttons perform
   * @param layers the layers, which receive input before the game
   * @param game receives all input that no layer uses
   */
  public Controls(Supplier<KeyMap> keyMap, Actions actions, Layers layers, TimedSession game) {
    this.keyMap = keyMap;
    this.actions = actions;
    this.layers = layers;
    this.game = game;
    pointer = new Pointer(game.mouseX(), game.mouseY(), this::handleInput);
    fastKey = new HeldKey(held -> actions.change(HostAction.FAST_WHILE_HELD, held), 0);
    hotspotKey = new HeldKey(held -> actions.change(HostAction.HOTSPOTS, held), READING_JIFFIES);
    menuPress = new LongPress<>(() -> actions.perform(HostAction.MENU));
    sceneMouse = new SceneMouse(() -> isNonInteractiveSpeech(game));
    verbKeys = new VerbKeys(game);
    bindMouse();
    bindJumps();
    bindGameKeys();
    bindVerbs();
  }

  @Inject
  Controls(KeySettings keys, ActionHints hints, Actions actions, Layers layers, TimedSession game) {
    this(keys::map, actions, layers, game);
    deviceListener = hints::recordDevice;
  }

  private static boolean isNonInteractiveSpeech(TimedSession game) {
    return !game.frame().cursorVisible()
        && !game.session().world().cursor().isInputEnabled()
        && !game.session().speechText().isEmpty();
  }

  /** Binds the verbs for pad buttons. Keys reach the verbs through the layers. */
  private void bindVerbs() {
    for (HostAction action : HostAction.values()) {
      if (action.verbIndex() >= 0) {
        actions.on(action, () -> clickVerb(action.verbIndex()));
      }
    }
  }

  private void clickVerb(int index) {
    if (!layers.isGamePaused()) {
      verbKeys.press(index);
    }
  }

  private void bindMouse() {
    actions
        .whileHeld(HostAction.LEFT_BUTTON, held -> pointer.press(Input.Button.LEFT, held))
        .whileHeld(HostAction.RIGHT_BUTTON, held -> pointer.press(Input.Button.RIGHT, held))
        .whileHeld(HostAction.POINTER_UP, held -> pointer.press(ArrowDirection.UP, held))
        .whileHeld(HostAction.POINTER_RIGHT, held -> pointer.press(ArrowDirection.RIGHT, held))
        .whileHeld(HostAction.POINTER_DOWN, held -> pointer.press(ArrowDirection.DOWN, held))
        .whileHeld(HostAction.POINTER_LEFT, held -> pointer.press(ArrowDirection.LEFT, held));
  }

  private void bindJumps() {
    actions
        .on(HostAction.THING_ABOVE, () -> jump(ArrowDirection.UP))
        .on(HostAction.THING_RIGHT, () -> jump(ArrowDirection.RIGHT))
        .on(HostAction.THING_BELOW, () -> jump(ArrowDirection.DOWN))
        .on(HostAction.THING_LEFT, () -> jump(ArrowDirection.LEFT))
        .on(HostAction.NEXT_THING, () -> turn(1))
        .on(HostAction.PREVIOUS_THING, () -> turn(-1));
  }

  private void jump(ArrowDirection direction) {
    if (!layers.isGamePaused() && game.frame().cursorVisible()) {
      pointer.jump(direction, game);
    }
  }

  private void turn(int step) {
    if (!layers.isGamePaused() && game.frame().cursorVisible()) {
      HotspotCycle.next(game, game.mouseX(), game.mouseY(), step)
          .ifPresent(at -> handleInput(new Input.Move(at.x(), at.y())));
    }
  }

  private void bindGameKeys() {
    actions
        .on(HostAction.SKIP_SCENE, () -> handleInput(new Input.Key(KeyCodes.ESCAPE)))
        .on(HostAction.SKIP_LINE, () -> handleInput(new Input.Key(KeyCodes.FULL_STOP)))
        .on(HostAction.SCROLL_UP, () -> handleInput(new Input.Key(KeyCodes.UP)))
        .on(HostAction.SCROLL_DOWN, () -> handleInput(new Input.Key(KeyCodes.DOWN)));
  }

  /**
   * Sets the receiver of files that are dropped on the window.
   *
   * @return this
   */
  public Controls onDrop(Consumer<Path> listener) {
    dropListener = listener;
    return this;
  }

  /**
   * Sets the listener that is called when the window gains or loses the keyboard focus.
   *
   * @return this
   */
  public Controls onFocus(Consumer<Boolean> listener) {
    focusListener = listener;
    return this;
  }

  /**
   * Sets the listener for messages of the renderer to the player.
   *
   * @return this
   */
  public Controls onNotice(Consumer<String> listener) {
    noticeListener = listener;
    return this;
  }

  /**
   * Sets the listener that is called when the size of the window changes.
   *
   * @return this
   */
  public Controls onResize(Consumer<HostEvent.Resize> listener) {
    resizeListener = listener;
    return this;
  }

  /**
   * Sets the listener for the player's input to the game. It is called after the game.
   *
   * @return this
   */
  public Controls onGameInput(Consumer<Input> listener) {
    gameInputListener = listener;
    return this;
  }

  /**
   * Sets the condition under which arrow keys move the pointer. It is evaluated at every key press.
   *
   * @return this
   */
  public Controls moveWithArrowKeysWhile(BooleanSupplier condition) {
    arrowKeysMovePointer = condition;
    return this;
  }

  /**
   * Does not report the loss of the keyboard focus while the condition holds, that is, while the
   * player uses another window of the program.
   *
   * @return this
   */
  public Controls ignoreFocusWhile(BooleanSupplier condition) {
    isInOtherWindow = condition;
    return this;
  }

  /** Performs the program's action for a key if the key has an action. */
  public void performShortcut(Input.Key key) {
    keyMap
        .get()
        .of(key)
        .filter(action -> action.verbIndex() < 0)
        .ifPresent(action -> performKeyAction(action, key));
  }

  /** Handles an event. */
  public void handle(RenderEvent event) {
    deviceListener.accept(event);
    if (event instanceof Input.Key key && layers.receivesAllKeys()) {
      layers.handle(key);
    } else if (event instanceof Input.Key key) {
      if (!fastKey.handleRepetition(key)) {
        press(key);
      }
    } else if (event instanceof Input input) {
      handleInput(input);
    } else {
      handleHostEvent((HostEvent) event);
    }
  }

  private void press(Input.Key key) {
    Optional<HostAction> action = keyMap.get().of(key);
    action
        .filter(boundAction -> boundAction.verbIndex() < 0)
        .ifPresentOrElse(
            shortcut -> performKeyAction(shortcut, key), () -> handleTypedKey(key, action));
  }

  /**
   * Handles an event while the game is in the middle of an iteration.
   *
   * @return whether the player wants to leave
   */
  public boolean handleDuringIteration(RenderEvent event) {
    if (event instanceof Input.Key key && !(layers.receivesAllKeys() && layers.handle(key))) {
      Optional<HostAction> action = keyMap.get().of(key).filter(HostAction::isAlwaysAllowed);
      if (action.isPresent() && action.get() == HostAction.QUIT) {
        return true;
      }
      action.ifPresent(actions::perform);
    }
    return event instanceof HostEvent.Close;
  }

  /**
   * Performs the action of a key. Keyboards only report that a key went down, and repeat the report
   * while the key is held.
   */
  private void performKeyAction(HostAction action, Input.Key key) {
    switch (action) {
      case FAST_WHILE_HELD -> fastKey.press(key);
      case HOTSPOTS -> hotspotKey.press(key);
      default -> actions.perform(action);
    }
  }

  /**
   * Handles a typed key. The layers receive the key of a verb before the game. If there is no such
   * verb, the game receives the key.
   */
  private void handleTypedKey(Input.Key key, Optional<HostAction> verb) {
    if (!layers.handle(key)
        && !(arrowKeysMovePointer.getAsBoolean() && (goToChoice(key) || pointer.pressArrowKey(key)))
        && !(verb.isPresent() && verbKeys.press(verb.get().verbIndex()))) {
      Input.Key translatedKey = verbKeys.acceptedKey(key, KeyStroke.lowerCase(key));
      game.input(translatedKey);
      gameInputListener.accept(translatedKey);
    }
  }

  /**
   * Moves the pointer to the next dialogue choice if choices are shown and the key is an arrow key.
   * Does nothing for a key with Shift, which moves the pointer by pixels.
   */
  private boolean goToChoice(Input.Key key) {
    int step = key.code() == KeyCodes.UP ? -1 : key.code() == KeyCodes.DOWN ? 1 : 0;
    if (step == 0 || key.shift() || !game.frame().cursorVisible()) {
      return false;
    }
    Optional<Point> choice = verbKeys.nextChoice(game.mouseY(), step);
    choice.ifPresent(at -> handleInput(new Input.Move(at.x(), at.y())));
    return choice.isPresent() || verbKeys.hasChoices();
  }

  private void handleHostEvent(HostEvent event) {
    if (event instanceof HostEvent.Pad pad) {
      handlePadButton(pad);
    } else if (event instanceof HostEvent.Stick stick) {
      pointer.setStick(stick.x(), stick.y());
    } else if (event instanceof HostEvent.Wheel wheel) {
      turn(wheel.notches());
    } else if (event instanceof HostEvent.DropFile drop) {
      if (!layers.handle(drop.file())) {
        dropListener.accept(drop.file());
      }
    } else if (event instanceof HostEvent.Text text) {
      layers.handleText(text.text());
    } else if (event instanceof HostEvent.Focus change) {
      if (!isInOtherWindow.getAsBoolean()) {
        focusListener.accept(change.gained());
      }
    } else if (event instanceof HostEvent.Resize size) {
      resizeListener.accept(size);
    } else if (event instanceof HostEvent.Notice notice) {
      noticeListener.accept(notice.text());
    } else if (event instanceof HostEvent.Close) {
      actions.perform(HostAction.QUIT);
    }
  }

  /** Handles a movement of the wheel. Layers and the game scroll by whole notches. */
  private void turn(double rotation) {
    int notches = wheel.add(rotation);
    if (notches != 0 && !layers.handleWheel(notches)) {
      actions.perform(notches > 0 ? HostAction.SCROLL_UP : HostAction.SCROLL_DOWN);
    }
  }

  private void handlePadButton(HostEvent.Pad pad) {
    if (!pad.down() || !layers.handle(pad.button())) {
      keyMap.get().of(pad.button()).ifPresent(action -> actions.change(action, pad.down()));
    }
  }

  private void handleInput(Input input) {
    if (input instanceof Input.Press press) {
      moveTo(press.x(), press.y());
    } else if (input instanceof Input.Click click) {
      moveTo(click.x(), click.y());
    }
    pointer.follow(input);
    Optional<HostAction> sceneAction = sceneMouse.handle(input);
    if (layers.handle(input)) {
      menuPress.discard();
    } else if (sceneAction.isPresent()) {
      menuPress.discard();
      actions.perform(sceneAction.get());
    } else if (input instanceof Input.Press press && press.button() == Input.Button.RIGHT) {
      menuPress.press(press);
    } else {
      if (input instanceof Input.Release release && release.button() == Input.Button.RIGHT) {
        menuPress.release().ifPresent(game::input);
      }
      game.input(input);
      gameInputListener.accept(input);
    }
  }

  /** Advances by one jiffy (1/60 second). A tilted stick moves the pointer. */
  public void jiffy() {
    verbKeys.movePointerBack();
    pointer.jiffy();
    fastKey.jiffy();
    hotspotKey.jiffy();
    menuPress.jiffy();
    sceneMouse.jiffy();
  }

  /**
   * Moves the mouse to the position of a press if necessary, because some terminals report buttons
   * but no mouse movement.
   */
  private void moveTo(int x, int y) {
    if (x != game.mouseX() || y != game.mouseY()) {
      handleInput(new Input.Move(x, y));
    }
  }
}
