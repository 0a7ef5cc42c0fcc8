package org.bowsprit.player.layer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
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
  private List<Hotspot> spots = List.of();
  private long foundAt = NEVER;
  private boolean wanted;

  /** A name where nothing else is written. */
  private record Place(int left, int top, int right, int bottom) {

    boolean meets(Place other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    Place below(Place other) {
      return new Place(left, other.bottom, right, other.bottom + bottom - top);
    }
  }

  /**
   * Makes it, not shown.
   *
   * @param letters what it writes with, asked anew for every picture
   */
  public HotspotNamesLayer(PlayedGame game, Supplier<Lettering> letters) {
    this.game = game;
    this.letters = letters;
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
    List<Place> taken = new ArrayList<>();
    for (Hotspot spot : spots) {
      String name = game.session().nameAt(spot.x(), spot.y());
      if (!name.isEmpty()) {
        draw(frame, spot, new Plate(letters.get().ofGame(), name, Frame.WIDTH), taken);
      }
    }
  }

  private static void draw(Frame frame, Hotspot spot, Plate plate, List<Place> taken) {
    int left = Math.max(0, Math.min(Frame.WIDTH - plate.width(), spot.x() - plate.width() / 2));
    int top = Math.max(0, Math.min(Frame.HEIGHT - plate.height(), spot.y() - plate.height() / 2));
    Place place = new Place(left, top, left + plate.width(), top + plate.height());
    for (Place other : taken) {
      place = place.meets(other) ? place.below(other) : place;
    }
    if (place.bottom() <= Frame.HEIGHT) {
      taken.add(place);
      plate.draw(frame, place.left(), place.top(), place.right());
    }
  }
}
