package org.bowsprit.player.layer;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Names all things, people and ways out that can be seen, for as long as the player wants: until
 * the key is let go or a button of the mouse goes down.
 */
public final class HotspotNamesLayer implements Layer {

  private static final int NEVER = -1;

  private final PlayedGame game;
  private final Supplier<Lettering> letters;
  private final Supplier<List<Caption>> spoken;
  private List<Hotspot> spots = List.of();
  private long foundAt = NEVER;
  private boolean wanted;

  /**
   * Makes it, not shown.
   *
   * @param letters what it writes with, asked anew for every picture
   * @param spoken where what is said can be read, which it leaves alone
   */
  public HotspotNamesLayer(
      PlayedGame game, Supplier<Lettering> letters, Supplier<List<Caption>> spoken) {
    this.game = game;
    this.letters = letters;
    this.spoken = spoken;
  }

  /** Shows names from now on, or no more. */
  public void show(boolean shown) {
    wanted = shown;
    foundAt = NEVER;
  }

  @Override
  public boolean isShown() {
    return wanted && game.frame().cursorVisible();
  }

  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Press) {
      show(false);
    }
    return false;
  }

  @Override
  public void draw(Frame frame) {
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

  private static boolean draw(Frame frame, Hotspot spot, Plate plate, FreePlaces places) {
    Optional<Point> place =
        places.take(
            spot.x() - plate.width() / 2,
            spot.y() - plate.height() / 2,
            plate.width(),
            plate.height());
    place.ifPresent(at -> plate.draw(frame, at.x(), at.y(), at.x() + plate.width()));
    return place.isPresent();
  }
}
