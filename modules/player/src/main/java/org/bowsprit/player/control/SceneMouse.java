package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.bowsprit.render.Input;

/**
 * Skips cutscenes and lines of speech with the mouse, for players without a keyboard. A press of
 * both buttons together acts as the key that skips the cutscene (spec 07 §9). While the game shows
 * no pointer and accepts no clicks, the left button ends the line of speech.
 */
final class SceneMouse {

  /** The number of jiffies within which two presses count as pressing both buttons together. */
  private static final int TOGETHER_JIFFIES = 20;

  private final BooleanSupplier isNonInteractiveSpeech;
  private final Set<Input.Button> held = EnumSet.noneOf(Input.Button.class);
  private int jiffies;

  /**
   * Creates an object for which both buttons are released.
   *
   * @param isNonInteractiveSpeech returns whether a line is being spoken and clicks have no effect
   */
  SceneMouse(BooleanSupplier isNonInteractiveSpeech) {
    this.isNonInteractiveSpeech = isNonInteractiveSpeech;
  }

  /**
   * Handles a button. Returns the action that the press performs; empty if the input is for the
   * game.
   */
  Optional<HostAction> handle(Input input) {
    if (input instanceof Input.Release release) {
      held.remove(release.button());
    } else if (input instanceof Input.Press press) {
      return handlePress(press.button());
    } else if (input instanceof Input.Click click) {
      return actionOfClick(click.button());
    }
    return Optional.empty();
  }

  private Optional<HostAction> handlePress(Input.Button button) {
    if (held.isEmpty()) {
      jiffies = 0;
    }
    held.add(button);
    if (held.size() == 1) {
      return actionOfClick(button);
    }
    held.clear();
    return Optional.of(HostAction.SKIP_SCENE);
  }

  /**
   * Advances by one jiffy (1/60 second). After a while, a pressed button no longer counts as
   * pressed together with the other button.
   */
  void jiffy() {
    if (++jiffies > TOGETHER_JIFFIES) {
      held.clear();
    }
  }

  private Optional<HostAction> actionOfClick(Input.Button button) {
    boolean endsLine = button == Input.Button.LEFT && isNonInteractiveSpeech.getAsBoolean();
    return endsLine ? Optional.of(HostAction.SKIP_LINE) : Optional.empty();
  }
}
