package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.bowsprit.render.Input;

/**
 * What the mouse does to a scene, for players without a keyboard: both buttons together are the key
 * that leaves the scene out (spec 07 §9), and where the game shows no pointer and takes no clicks,
 * the left button ends the line that is said.
 */
final class SceneMouse {

  /** Jiffies between the presses of two buttons that are meant as one. */
  private static final int TOGETHER = 20;

  private final BooleanSupplier tellsOnly;
  private final Set<Input.Button> held = EnumSet.noneOf(Input.Button.class);
  private int jiffies;

  /**
   * Makes one whose buttons are up.
   *
   * @param tellsOnly whether a line is said and clicks mean nothing
   */
  SceneMouse(BooleanSupplier tellsOnly) {
    this.tellsOnly = tellsOnly;
  }

  /** Hears what the buttons do; returns what a press means if it is no click for the game. */
  Optional<HostAction> meaning(Input input) {
    if (input instanceof Input.Release release) {
      held.remove(release.button());
    } else if (input instanceof Input.Press press) {
      return pressed(press.button());
    } else if (input instanceof Input.Click click) {
      return ofClick(click.button());
    }
    return Optional.empty();
  }

  private Optional<HostAction> pressed(Input.Button button) {
    if (held.isEmpty()) {
      jiffies = 0;
    }
    held.add(button);
    if (held.size() == 1) {
      return ofClick(button);
    }
    held.clear();
    return Optional.of(HostAction.SKIP_SCENE);
  }

  /**
   * Lets a sixtieth of a second pass: a button that is down for longer is not meant with another.
   */
  void jiffy() {
    if (++jiffies > TOGETHER) {
      held.clear();
    }
  }

  private Optional<HostAction> ofClick(Input.Button button) {
    boolean endsLine = button == Input.Button.LEFT && tellsOnly.getAsBoolean();
    return endsLine ? Optional.of(HostAction.SKIP_LINE) : Optional.empty();
  }
}
