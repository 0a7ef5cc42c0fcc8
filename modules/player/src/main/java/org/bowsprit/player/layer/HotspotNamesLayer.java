package org.bowsprit.player.layer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Shows the names of all visible objects, people and exits, until the key is released or a mouse
 * button goes down. A name may be beside its object. A click on the name counts as a click on the
 * object.
 */
public final class HotspotNamesLayer implements Layer {

  private static final int NEVER = -1;

  private final TimedSession game;
  private final Supplier<Lettering> letters;
  private final Supplier<List<Caption>> spoken;
  private final BooleanSupplier isPaused;
  private List<Hotspot> spots = List.of();
  private final Map<Place, Hotspot> names = new LinkedHashMap<>();
  private long foundAt = NEVER;
  private long clickedAt = NEVER;
  private boolean wanted;

  private record Place(int left, int top, int right, int bottom) {

    boolean holds(Input.Press press) {
      return press.x() >= left && press.x() < right && press.y() >= top && press.y() < bottom;
    }
  }

  /**
   * Creates the layer, hidden.
   *
   * @param letters writes the names; requested again for every picture
   * @param spoken returns the captions of speech, which are not covered
   * @param isPaused returns whether the player has paused the game; a click then ends the pause
   */
  public HotspotNamesLayer(
      TimedSession game,
      Supplier<Lettering> letters,
      Supplier<List<Caption>> spoken,
      BooleanSupplier isPaused) {
    this.game = game;
    this.letters = letters;
    this.spoken = spoken;
    this.isPaused = isPaused;
  }

  /** Shows or hides the names. */
  public void show(boolean shown) {
    wanted = shown;
    foundAt = NEVER;
    clickedAt = NEVER;
  }

  @Override
  public boolean isShown() {
    return (wanted || isClicking()) && game.frame().cursorVisible();
  }

  /**
   * Returns whether the game has not yet processed a click on a name. Until then, moves of the
   * mouse are withheld from the game, because they would undo the click.
   */
  private boolean isClicking() {
    return clickedAt == game.session().ticks() && game.waiting().isEmpty();
  }

  @Override
  public boolean take(Input input) {
    if (isClicking()) {
      return !(input instanceof Input.Key);
    }
    if (input instanceof Input.Press press && !isPaused.getAsBoolean()) {
      show(false);
      names.keySet().stream()
          .filter(place -> place.holds(press))
          .findFirst()
          .ifPresent(place -> click(names.get(place), press.button()));
    }
    return isClicking();
  }

  private void click(Hotspot spot, Input.Button button) {
    clickedAt = game.session().ticks();
    game.input(new Input.Click(spot.x(), spot.y(), button));
  }

  @Override
  public void draw(Frame frame) {
    names.clear();
    if (!wanted) {
      return;
    }
    if (foundAt != game.session().ticks()) {
      foundAt = game.session().ticks();
      spots = game.session().hotspots();
    }
    FreePlaces places = new FreePlaces(spoken.get());
    for (Hotspot spot : spots) {
      String name = game.session().nameAt(spot.x(), spot.y());
      if (!name.isEmpty()) {
        draw(frame, spot, name, places);
      }
    }
  }

  /** Draws a name. If there is no space for it in large text, it is drawn in small text. */
  private void draw(Frame frame, Hotspot spot, String name, FreePlaces places) {
    Lettering usual = letters.get().ofGame();
    if (!draw(frame, spot, new Plate(usual, name, Frame.WIDTH), places)) {
      draw(frame, spot, new Plate(usual.small(), name, Frame.WIDTH), places);
    }
  }

  private boolean draw(Frame frame, Hotspot spot, Plate plate, FreePlaces places) {
    Optional<Point> place =
        places.take(
            spot.x() - plate.width() / 2,
            spot.y() - plate.height() / 2,
            plate.width(),
            plate.height());
    place.ifPresent(
        at -> {
          int right = at.x() + plate.width();
          plate.draw(frame, at.x(), at.y(), right);
          names.put(new Place(at.x(), at.y(), right, at.y() + plate.height()), spot);
        });
    return place.isPresent();
  }
}
