package org.bowsprit.insight.overlay;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.zplane.PlaneMasks;

/**
 * Draws the engine's data about the room over its picture, so that every renderer shows it.
 *
 * <p>The view consists of parts that can be shown separately. While no part is shown, the view
 * takes no time.
 */
public final class InsideView implements Layer {

  /** The parts that are shown when the key of the view is pressed for the first time. */
  private static final Set<InsidePart> DEFAULT_PARTS =
      EnumSet.of(InsidePart.BOXES, InsidePart.WALKS, InsidePart.ACTORS);

  private final Supplier<World> world;
  private final Supplier<PlaneMasks> masks;
  private final RoomSketch sketch;
  private final PlanesDrawing planes = new PlanesDrawing();
  private final BoxesDrawing boxes = new BoxesDrawing();
  private final ObjectsDrawing objects;
  private final WalksDrawing walks;
  private final ActorsDrawing actors;
  private final PointerInfo pointerInfo;
  private final Set<InsidePart> shownParts = EnumSet.noneOf(InsidePart.class);
  private final Set<InsidePart> previousParts = EnumSet.copyOf(DEFAULT_PARTS);

  /**
   * Creates a view that shows nothing.
   *
   * @param world returns the world, which is replaced by a restart
   * @param masks returns the masks that the painter uses
   * @param inks the colours
   * @param symbols the names in the game's sources
   * @param texts the texts of the program
   */
  public InsideView(
      Supplier<World> world, Supplier<PlaneMasks> masks, Inks inks, Symbols symbols, Texts texts) {
    this.world = world;
    this.masks = masks;
    sketch = new RoomSketch(inks);
    objects = new ObjectsDrawing(symbols);
    walks = new WalksDrawing(texts);
    actors = new ActorsDrawing(symbols, texts);
    pointerInfo = new PointerInfo(symbols, texts);
  }

  /** Shows the parts that were shown before, or hides everything. */
  public void toggle() {
    if (shownParts.isEmpty()) {
      shownParts.addAll(previousParts);
    } else {
      hide();
    }
  }

  /** Shows or hides one part. */
  public void toggle(InsidePart part) {
    if (!shownParts.remove(part)) {
      shownParts.add(part);
    }
  }

  /** Shows a part. */
  public void show(InsidePart part) {
    shownParts.add(part);
  }

  /** Hides a part. */
  public void hide(InsidePart part) {
    shownParts.remove(part);
  }

  /** Hides everything. {@link #toggle()} shows the same parts again. */
  public void hide() {
    if (!shownParts.isEmpty()) {
      previousParts.clear();
      previousParts.addAll(shownParts);
      shownParts.clear();
    }
  }

  /** Returns the parts that are shown. */
  public Set<InsidePart> shownParts() {
    return Set.copyOf(shownParts);
  }

  @Override
  public boolean isShown() {
    return !shownParts.isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    World currentWorld = world.get();
    if (currentWorld.room() == 0) {
      return;
    }
    sketch.on(frame, currentWorld);
    for (InsidePart part : shownParts) {
      switch (part) {
        case PLANES -> planes.draw(sketch, currentWorld, masks.get());
        case BOXES -> boxes.draw(sketch, currentWorld);
        case OBJECTS -> objects.draw(sketch, currentWorld);
        case WALKS -> walks.draw(sketch, currentWorld);
        case ACTORS -> actors.draw(sketch, currentWorld);
      }
    }
    pointerInfo.draw(sketch, currentWorld, frame.cursorX(), frame.cursorY());
  }
}
