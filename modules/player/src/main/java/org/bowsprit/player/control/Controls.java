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
   * The number of jiffies for which names stay visible after their key was pressed, even briefly.
   */
  private static final int READING = 180;

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
  private BooleanSupplier arrowsPoint = () -> false;
  private Consumer<HostEvent.Resize> sizes = size -> {};
  private Consumer<Path> drops = file -> {};
  private Consumer<Boolean> focus = gained -> {};
  private BooleanSupplier elsewhere = () -> false;
  private Consumer<String> notes = line -> {};
  private Consumer<Input> gameInput = heard -> {};
  private Consumer<RenderEvent> devices = event -> {};

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
    pointer = new Pointer(game.mouseX(), game.mouseY(), this::input);
    fastKey = new HeldKey(held -> actions.change(HostAction.FAST_WHILE_HELD, held), 0);
    hotspotKey = new HeldKey(held -> actions.change(HostAction.HOTSPOTS, held), READING);
    menuPress = new LongPress<>(() -> actions.perform(HostAction.MENU));
    sceneMouse = new SceneMouse(() -> tellsOnly(game));
    verbKeys = new VerbKeys(game);
    bindMouse();
    bindJumps();
    bindGameKeys();
    bindVerbs();
  }

  @Inject
  Controls(KeySettings keys, ActionHints hints, Actions actions, Layers layers, TimedSession game) {
    this(keys::map, actions, layers, game);
    devices = hints::hear;
  }

  private static boolean tellsOnly(TimedSession game) {
    return !game.frame().cursorVisible()
        && !game.session().world().cursor().takesInput()
        && !game.session().spoken().isEmpty();
  }

  /** Binds the verbs for pad buttons. Keys reach the verbs through the layers. */
  private void bindVerbs() {
    for (HostAction action : HostAction.values()) {
      if (action.verb() >= 0) {
        actions.on(action, () -> clickVerb(action.verb()));
      }
    }
  }

  private void clickVerb(int place) {
    if (!layers.holdGame()) {
      verbKeys.press(place);
    }
  }

  private void bindMouse() {
    actions
        .whileHeld(HostAction.LEFT_BUTTON, held -> pointer.press(Input.Button.LEFT, held))
        .whileHeld(HostAction.RIGHT_BUTTON, held -> pointer.press(Input.Button.RIGHT, held))
        .whileHeld(HostAction.POINTER_UP, held -> pointer.press(Arrow.UP, held))
        .whileHeld(HostAction.POINTER_RIGHT, held -> pointer.press(Arrow.RIGHT, held))
        .whileHeld(HostAction.POINTER_DOWN, held -> pointer.press(Arrow.DOWN, held))
        .whileHeld(HostAction.POINTER_LEFT, held -> pointer.press(Arrow.LEFT, held));
  }

  private void bindJumps() {
    actions
        .on(HostAction.THING_ABOVE, () -> jump(Arrow.UP))
        .on(HostAction.THING_RIGHT, () -> jump(Arrow.RIGHT))
        .on(HostAction.THING_BELOW, () -> jump(Arrow.DOWN))
        .on(HostAction.THING_LEFT, () -> jump(Arrow.LEFT))
        .on(HostAction.NEXT_THING, () -> turn(1))
        .on(HostAction.PREVIOUS_THING, () -> turn(-1));
  }

  private void jump(Arrow way) {
    if (!layers.holdGame() && game.frame().cursorVisible()) {
      pointer.jump(way, game);
    }
  }

  private void turn(int way) {
    if (!layers.holdGame() && game.frame().cursorVisible()) {
      ThingRing.next(game, game.mouseX(), game.mouseY(), way)
          .ifPresent(at -> input(new Input.Move(at.x(), at.y())));
    }
  }

  private void bindGameKeys() {
    actions
        .on(HostAction.SKIP_SCENE, () -> input(new Input.Key(KeyCodes.ESCAPE)))
        .on(HostAction.SKIP_LINE, () -> input(new Input.Key(KeyCodes.FULL_STOP)))
        .on(HostAction.SCROLL_UP, () -> input(new Input.Key(KeyCodes.UP)))
        .on(HostAction.SCROLL_DOWN, () -> input(new Input.Key(KeyCodes.DOWN)));
  }

  /**
   * Sets the receiver of files that are dropped on the window.
   *
   * @return this
   */
  public Controls onDrop(Consumer<Path> taker) {
    drops = taker;
    return this;
  }

  /**
   * Sets the listener that is called when the window gains or loses the keyboard focus.
   *
   * @return this
   */
  public Controls onFocus(Consumer<Boolean> listener) {
    focus = listener;
    return this;
  }

  /**
   * Sets the listener for messages of the renderer to the player.
   *
   * @return this
   */
  public Controls onNotice(Consumer<String> listener) {
    notes = listener;
    return this;
  }

  /**
   * Sets the listener that is called when the size of the window changes.
   *
   * @return this
   */
  public Controls onResize(Consumer<HostEvent.Resize> listener) {
    sizes = listener;
    return this;
  }

  /**
   * Sets the listener for the player's input to the game. It is called after the game.
   *
   * @return this
   */
  public Controls onGameInput(Consumer<Input> listener) {
    gameInput = listener;
    return this;
  }

  /**
   * Sets the condition under which arrow keys move the pointer. It is evaluated at every stroke.
   *
   * @return this
   */
  public Controls pointWithArrows(BooleanSupplier condition) {
    arrowsPoint = condition;
    return this;
  }

  /**
   * Does not report the loss of the keyboard focus while the condition holds, that is, while the
   * player uses another window of the program.
   *
   * @return this
   */
  public Controls ignoreFocusWhile(BooleanSupplier another) {
    elsewhere = another;
    return this;
  }

  /** Performs the program's action for a key if the key has an action. */
  public void shortcut(Input.Key key) {
    keyMap
        .get()
        .of(key)
        .filter(action -> action.verb() < 0)
        .ifPresent(action -> stroke(action, key));
  }

  /** Handles an event. */
  public void take(RenderEvent event) {
    devices.accept(event);
    if (event instanceof Input.Key key && layers.takeEveryKey()) {
      layers.take(key);
    } else if (event instanceof Input.Key key) {
      if (!fastKey.repeats(key)) {
        press(key);
      }
    } else if (event instanceof Input input) {
      input(input);
    } else {
      host((HostEvent) event);
    }
  }

  private void press(Input.Key key) {
    Optional<HostAction> action = keyMap.get().of(key);
    action
        .filter(one -> one.verb() < 0)
        .ifPresentOrElse(shortcut -> stroke(shortcut, key), () -> typed(key, action));
  }

  /**
   * Handles an event while the game is in the middle of an iteration.
   *
   * @return whether the player wants to leave
   */
  public boolean takeAside(RenderEvent event) {
    if (event instanceof Input.Key key && !(layers.takeEveryKey() && layers.take(key))) {
      Optional<HostAction> action = keyMap.get().of(key).filter(HostAction::onlyLooks);
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
  private void stroke(HostAction action, Input.Key key) {
    switch (action) {
      case FAST_WHILE_HELD -> fastKey.stroke(key);
      case HOTSPOTS -> hotspotKey.stroke(key);
      default -> actions.perform(action);
    }
  }

  /**
   * Handles a typed key. The layers receive the key of a verb before the game. If there is no such
   * verb, the game receives the key.
   */
  private void typed(Input.Key key, Optional<HostAction> verb) {
    if (!layers.take(key)
        && !(arrowsPoint.getAsBoolean() && (goToLine(key) || pointer.stroke(key)))
        && !(verb.isPresent() && verbKeys.press(verb.get().verb()))) {
      Input.Key meant = verbKeys.meant(key, KeyStroke.small(key));
      game.input(meant);
      gameInput.accept(meant);
    }
  }

  /**
   * Moves the pointer to the next line of dialogue if the player has to choose a line and presses
   * an arrow key. With Shift, the pointer moves only a little.
   */
  private boolean goToLine(Input.Key key) {
    int way = key.code() == KeyCodes.UP ? -1 : key.code() == KeyCodes.DOWN ? 1 : 0;
    if (way == 0 || key.shift() || !game.frame().cursorVisible()) {
      return false;
    }
    Optional<Point> line = verbKeys.nextLine(game.mouseY(), way);
    line.ifPresent(at -> input(new Input.Move(at.x(), at.y())));
    return line.isPresent() || verbKeys.hasLines();
  }

  private void host(HostEvent event) {
    if (event instanceof HostEvent.Pad pad) {
      button(pad);
    } else if (event instanceof HostEvent.Stick stick) {
      pointer.bend(stick.x(), stick.y());
    } else if (event instanceof HostEvent.Wheel wheel) {
      turn(wheel.notches());
    } else if (event instanceof HostEvent.DropFile drop) {
      if (!layers.take(drop.file())) {
        drops.accept(drop.file());
      }
    } else if (event instanceof HostEvent.Text text) {
      layers.takeText(text.text());
    } else if (event instanceof HostEvent.Focus change) {
      if (!elsewhere.getAsBoolean()) {
        focus.accept(change.gained());
      }
    } else if (event instanceof HostEvent.Resize size) {
      sizes.accept(size);
    } else if (event instanceof HostEvent.Notice notice) {
      notes.accept(notice.text());
    } else if (event instanceof HostEvent.Close) {
      actions.perform(HostAction.QUIT);
    }
  }

  /** Handles a movement of the wheel. Layers and the game scroll by whole notches. */
  private void turn(double turned) {
    int notches = wheel.after(turned);
    if (notches != 0 && !layers.takeWheel(notches)) {
      actions.perform(notches > 0 ? HostAction.SCROLL_UP : HostAction.SCROLL_DOWN);
    }
  }

  private void button(HostEvent.Pad pad) {
    if (!pad.down() || !layers.take(pad.button())) {
      keyMap.get().of(pad.button()).ifPresent(action -> actions.change(action, pad.down()));
    }
  }

  private void input(Input input) {
    if (input instanceof Input.Press press) {
      movedTo(press.x(), press.y());
    } else if (input instanceof Input.Click click) {
      movedTo(click.x(), click.y());
    }
    pointer.follow(input);
    Optional<HostAction> ofScene = sceneMouse.meaning(input);
    if (layers.take(input)) {
      menuPress.forget();
    } else if (ofScene.isPresent()) {
      menuPress.forget();
      actions.perform(ofScene.get());
    } else if (input instanceof Input.Press press && press.button() == Input.Button.RIGHT) {
      menuPress.press(press);
    } else {
      if (input instanceof Input.Release release && release.button() == Input.Button.RIGHT) {
        menuPress.release().ifPresent(game::input);
      }
      game.input(input);
      gameInput.accept(input);
    }
  }

  /** Advances by one jiffy (1/60 second). A bent stick moves the pointer. */
  public void jiffy() {
    verbKeys.round();
    pointer.jiffy();
    fastKey.jiffy();
    hotspotKey.jiffy();
    menuPress.jiffy();
    sceneMouse.jiffy();
  }

  /**
   * Moves the mouse to the place of a press if necessary, because some terminals report buttons but
   * no mouse movement.
   */
  private void movedTo(int x, int y) {
    if (x != game.mouseX() || y != game.mouseY()) {
      input(new Input.Move(x, y));
    }
  }
}
