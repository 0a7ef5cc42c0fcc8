package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.bowsprit.render.Input;

/**
 * What the mouse does to a scene, for players without a keyboard: both buttons together are the key
 * that leaves the scene out (spec 07 §9), and where the game shows no pointer, and so wants no
 * clicks, the left button ends the line that is said.
 */
final class SceneMouse {

  private final BooleanSupplier tellsOnly;
  private final Set<Input.Button> held = EnumSet.noneOf(Input.Button.class);

  /**
   * Makes one whose buttons are up.
   *
   * @param tellsOnly whether a line is said and no pointer is shown
   */
  SceneMouse(BooleanSupplier tellsOnly) {
    this.tellsOnly = tellsOnly;
  }

  /** Hears what the buttons do; returns what a press means if it is no click for the game. */
  Optional<HostAction> meaning(Input input) {
    if (input instanceof Input.Release release) {
      held.remove(release.button());
    } else if (input instanceof Input.Press press) {
      held.add(press.button());
      return held.size() > 1 ? Optional.of(HostAction.SKIP_SCENE) : ofClick(press.button());
    } else if (input instanceof Input.Click click) {
      return ofClick(click.button());
    }
    return Optional.empty();
  }

  private Optional<HostAction> ofClick(Input.Button button) {
    boolean endsLine = button == Input.Button.LEFT && tellsOnly.getAsBoolean();
    return endsLine ? Optional.of(HostAction.SKIP_LINE) : Optional.empty();
  }
}
