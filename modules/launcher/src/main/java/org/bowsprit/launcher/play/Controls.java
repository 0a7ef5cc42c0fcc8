package org.bowsprit.launcher.play;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.RenderEvent;

/**
 * Where everything that happens at a window goes: keys and pad buttons that the key map knows to
 * the program's actions, all else the player does to the layers and then the game, the rest to
 * whoever wants it.
 */
public final class Controls {

  private final KeyMap keys;
  private final Actions actions;
  private final Layers layers;
  private final PlayedGame game;
  private final Pointer pointer;
  private Consumer<Path> drops = file -> {};
  private Consumer<Boolean> focus = gained -> {};
  private Consumer<String> notes = line -> {};

  /**
   * Makes controls.
   *
   * @param keys what keys and buttons mean
   * @param actions what is done then
   * @param layers hear the player before the game does
   * @param game hears what is left
   */
  public Controls(KeyMap keys, Actions actions, Layers layers, PlayedGame game) {
    this.keys = keys;
    this.actions = actions;
    this.layers = layers;
    this.game = game;
    pointer = new Pointer(game.mouseX(), game.mouseY(), this::input);
    bindMouse();
    bindGameKeys();
  }

  private void bindMouse() {
    actions
        .whileHeld(HostAction.LEFT_BUTTON, held -> pointer.press(Input.Button.LEFT, held))
        .whileHeld(HostAction.RIGHT_BUTTON, held -> pointer.press(Input.Button.RIGHT, held))
        .whileHeld(HostAction.POINTER_UP, held -> pointer.press(Pointer.Arrow.UP, held))
        .whileHeld(HostAction.POINTER_RIGHT, held -> pointer.press(Pointer.Arrow.RIGHT, held))
        .whileHeld(HostAction.POINTER_DOWN, held -> pointer.press(Pointer.Arrow.DOWN, held))
        .whileHeld(HostAction.POINTER_LEFT, held -> pointer.press(Pointer.Arrow.LEFT, held));
  }

  private void bindGameKeys() {
    actions
        .on(HostAction.SKIP_SCENE, () -> input(new Input.Key(KeyCodes.ESCAPE)))
        .on(HostAction.SKIP_LINE, () -> input(new Input.Key(KeyCodes.FULL_STOP)))
        .on(HostAction.SCROLL_UP, () -> input(new Input.Key(KeyCodes.UP)))
        .on(HostAction.SCROLL_DOWN, () -> input(new Input.Key(KeyCodes.DOWN)));
  }

  /**
   * Tells who takes files that are dropped on the window.
   *
   * @return this
   */
  public Controls onDrop(Consumer<Path> taker) {
    drops = taker;
    return this;
  }

  /**
   * Tells who hears that the window gained the keyboard, or lost it.
   *
   * @return this
   */
  public Controls onFocus(Consumer<Boolean> listener) {
    focus = listener;
    return this;
  }

  /**
   * Tells who hears what the renderer has to tell the player.
   *
   * @return this
   */
  public Controls onNotice(Consumer<String> listener) {
    notes = listener;
    return this;
  }

  /** Takes something that happened. */
  void take(RenderEvent event) {
    if (event instanceof Input.Key key) {
      keys.of(key).ifPresentOrElse(actions::perform, () -> input(key));
    } else if (event instanceof Input input) {
      input(input);
    } else {
      host((HostEvent) event);
    }
  }

  private void host(HostEvent event) {
    if (event instanceof HostEvent.Pad pad) {
      keys.of(pad.button()).ifPresent(action -> actions.change(action, pad.down()));
    } else if (event instanceof HostEvent.Stick stick) {
      pointer.bend(stick.x(), stick.y());
    } else if (event instanceof HostEvent.Wheel wheel) {
      actions.perform(wheel.notches() > 0 ? HostAction.SCROLL_UP : HostAction.SCROLL_DOWN);
    } else if (event instanceof HostEvent.DropFile drop) {
      drops.accept(drop.file());
    } else if (event instanceof HostEvent.Focus change) {
      focus.accept(change.gained());
    } else if (event instanceof HostEvent.Notice notice) {
      notes.accept(notice.text());
    } else if (event instanceof HostEvent.Close) {
      actions.perform(HostAction.QUIT);
    }
  }

  private void input(Input input) {
    pointer.follow(input);
    if (!layers.take(input)) {
      game.input(input);
    }
  }

  /** Lets a sixtieth of a second pass: a stick that is bent moves the pointer. */
  void jiffy() {
    pointer.jiffy();
  }
}
