package org.bowsprit.player.layer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * Names all things, people and ways out that can be seen, for as long as the player wants: until
 * the key is let go or a button of the mouse goes down. A click on a name is one on what it names,
 * beside which it may stand.
 */
public final class HotspotNamesLayer implements Layer {

  private static final int NEVER = -1;

  private final TimedSession game;
  private final Supplier<Lettering> letters;
  private final Supplier<List<Caption>> spoken;
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
   * Makes it, not shown.
   *
   * @param letters what it writes with, asked anew for every picture
   * @param spoken where what is said can be read, which it leaves alone
   */
  public HotspotNamesLayer(
      TimedSession game, Supplier<Lettering> letters, Supplier<List<Caption>> spoken) {
    this.game = game;
    this.letters = letters;
    this.spoken = spoken;
  }

  /** Shows names from now on, or no more. */
  public void show(boolean shown) {
    wanted = shown;
    foundAt = NEVER;
    clickedAt = NEVER;
  }

  @Override
  public boolean isShown() {
    return (wanted || isClicking()) && game.frame().cursorVisible();
  }

  /** Whether the game has yet to see a click on a name; where the mouse is now would undo it. */
  private boolean isClicking() {
    return clickedAt == game.session().ticks() && game.waiting().isEmpty();
  }

  @Override
  public boolean take(Input input) {
    if (isClicking()) {
      return !(input instanceof Input.Key);
    }
    if (input instanceof Input.Press press) {
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

  /** Where many large names are, those that find no place in large letters have small ones. */
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
