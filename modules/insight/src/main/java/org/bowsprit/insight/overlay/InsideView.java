package org.bowsprit.insight.overlay;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.zplane.PlaneMasks;

/**
 * What the game knows of the room, drawn over its picture, so that every renderer shows it.
 *
 * <p>It is a set of parts, each of which can be shown alone. While none is shown it costs nothing.
 */
public final class InsideView implements Layer {

  /** What the key of the whole view shows at first. */
  private static final Set<InsidePart> USUAL =
      EnumSet.of(InsidePart.BOXES, InsidePart.WALKS, InsidePart.ACTORS);

  private final Supplier<World> world;
  private final Supplier<PlaneMasks> masks;
  private final RoomSketch sketch;
  private final PlanesDrawing planes = new PlanesDrawing();
  private final BoxesDrawing boxes = new BoxesDrawing();
  private final ObjectsDrawing objects;
  private final WalksDrawing walks;
  private final ActorsDrawing actors;
  private final PointedAt pointedAt;
  private final Set<InsidePart> shown = EnumSet.noneOf(InsidePart.class);
  private final Set<InsidePart> before = EnumSet.copyOf(USUAL);

  /**
   * Makes a view of which nothing is shown.
   *
   * @param world the world; another one after a restart
   * @param masks the masks the painter draws with
   * @param inks what it is drawn in
   * @param symbols the names of the game's sources
   * @param texts what the program says
   */
  public InsideView(
      Supplier<World> world, Supplier<PlaneMasks> masks, Inks inks, Symbols symbols, Texts texts) {
    this.world = world;
    this.masks = masks;
    sketch = new RoomSketch(inks);
    objects = new ObjectsDrawing(symbols);
    walks = new WalksDrawing(texts);
    actors = new ActorsDrawing(symbols, texts);
    pointedAt = new PointedAt(symbols, texts);
  }

  /** Shows what was shown before, or hides everything. */
  public void toggle() {
    if (shown.isEmpty()) {
      shown.addAll(before);
    } else {
      hide();
    }
  }

  /** Shows or hides one part. */
  public void toggle(InsidePart part) {
    if (!shown.remove(part)) {
      shown.add(part);
    }
  }

  /** Shows a part, if it is not shown already. */
  public void show(InsidePart part) {
    shown.add(part);
  }

  /** Hides a part. */
  public void hide(InsidePart part) {
    shown.remove(part);
  }

  /** Hides everything; {@link #toggle()} brings the same back. */
  public void hide() {
    if (!shown.isEmpty()) {
      before.clear();
      before.addAll(shown);
      shown.clear();
    }
  }

  /** Returns the parts that are shown. */
  public Set<InsidePart> shown() {
    return Set.copyOf(shown);
  }

  @Override
  public boolean isShown() {
    return !shown.isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    World now = world.get();
    if (now.room() == 0) {
      return;
    }
    sketch.on(frame, now);
    for (InsidePart part : shown) {
      switch (part) {
        case PLANES -> planes.draw(sketch, now, masks.get());
        case BOXES -> boxes.draw(sketch, now);
        case OBJECTS -> objects.draw(sketch, now);
        case WALKS -> walks.draw(sketch, now);
        case ACTORS -> actors.draw(sketch, now);
      }
    }
    pointedAt.draw(sketch, now, frame.cursorX(), frame.cursorY());
  }
}
