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
 * button goes down. A name may be beside its object. A click on the name is treated as a click on
 * the object.
 */
public final class HotspotNamesLayer implements Layer {

  private static final int NEVER = -1;

  private final TimedSession game;
  private final Supplier<Lettering> textPainter;
  private final Supplier<List<Caption>> speechCaptions;
  private final BooleanSupplier isPaused;
  private List<Hotspot> hotspots = List.of();
  private final Map<NameArea, Hotspot> hotspotByArea = new LinkedHashMap<>();
  private long tickOfHotspots = NEVER;
  private long tickOfClick = NEVER;
  private boolean isWanted;

  private record NameArea(int left, int top, int right, int bottom) {

    boolean contains(Input.Press press) {
      return press.x() >= left && press.x() < right && press.y() >= top && press.y() < bottom;
    }
  }

  /**
   * Creates a hidden layer.
   *
   * @param textPainter writes the names; requested again for every frame
   * @param speechCaptions returns the captions of speech, which are not covered
   * @param isPaused returns whether the player has paused the game; a click then ends the pause
   */
  public HotspotNamesLayer(
      TimedSession game,
      Supplier<Lettering> textPainter,
      Supplier<List<Caption>> speechCaptions,
      BooleanSupplier isPaused) {
    this.game = game;
    this.textPainter = textPainter;
    this.speechCaptions = speechCaptions;
    this.isPaused = isPaused;
  }

  /** Shows or hides the names. */
  public void show(boolean isShown) {
    isWanted = isShown;
    tickOfHotspots = NEVER;
    tickOfClick = NEVER;
  }

  @Override
  public boolean isShown() {
    return (isWanted || isClicking()) && game.frame().cursorVisible();
  }

  /**
   * Returns whether the game has not yet processed a click on a name. Until then, moves of the
   * mouse are withheld from the game, because they would undo the click.
   */
  private boolean isClicking() {
    return tickOfClick == game.session().ticks() && game.interruption().isEmpty();
  }

  @Override
  public boolean take(Input input) {
    if (isClicking()) {
      return !(input instanceof Input.Key);
    }
    if (input instanceof Input.Press press && !isPaused.getAsBoolean()) {
      show(false);
      hotspotByArea.keySet().stream()
          .filter(place -> place.contains(press))
          .findFirst()
          .ifPresent(place -> click(hotspotByArea.get(place), press.button()));
    }
    return isClicking();
  }

  private void click(Hotspot spot, Input.Button button) {
    tickOfClick = game.session().ticks();
    game.input(new Input.Click(spot.x(), spot.y(), button));
  }

  @Override
  public void draw(Frame frame) {
    hotspotByArea.clear();
    if (!isWanted) {
      return;
    }
    if (tickOfHotspots != game.session().ticks()) {
      tickOfHotspots = game.session().ticks();
      hotspots = game.session().hotspots();
    }
    FreeAreas freeAreas = new FreeAreas(speechCaptions.get());
    for (Hotspot spot : hotspots) {
      String name = game.session().nameAt(spot.x(), spot.y());
      if (!name.isEmpty()) {
        draw(frame, spot, name, freeAreas);
      }
    }
  }

  /** Draws a name. If there is no space for it in large text, it is drawn in small text. */
  private void draw(Frame frame, Hotspot spot, String name, FreeAreas freeAreas) {
    Lettering normalPainter = textPainter.get().inGameEncoding();
    if (!draw(frame, spot, new Plate(normalPainter, name, Frame.WIDTH), freeAreas)) {
      draw(frame, spot, new Plate(normalPainter.notEnlarged(), name, Frame.WIDTH), freeAreas);
    }
  }

  private boolean draw(Frame frame, Hotspot spot, Plate plate, FreeAreas freeAreas) {
    Optional<Point> place =
        freeAreas.reserve(
            spot.x() - plate.width() / 2,
            spot.y() - plate.height() / 2,
            plate.width(),
            plate.height());
    place.ifPresent(
        at -> {
          int right = at.x() + plate.width();
          plate.draw(frame, at.x(), at.y(), right);
          hotspotByArea.put(new NameArea(at.x(), at.y(), right, at.y() + plate.height()), spot);
        });
    return place.isPresent();
  }
}
