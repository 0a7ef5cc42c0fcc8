package org.bowsprit.insight.overlay;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Facing;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Draws the position of each actor's feet, the direction that the actor faces, and a label with
 * box, scale, costume and frame. Effects have a smaller mark and no box.
 */
final class ActorsDrawing {

  private static final int ARM_PIXELS = 3;
  private static final int DIRECTION_PIXELS = 8;

  private final Symbols symbols;
  private final Texts texts;

  ActorsDrawing(Symbols symbols, Texts texts) {
    this.symbols = symbols;
    this.texts = texts;
  }

  void draw(RoomSketch sketch, World world) {
    Cast cast = world.cast();
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = cast.actor(id);
      if (cast.isOnStage(actor)) {
        if (isEffect(world, actor)) {
          drawEffect(sketch, cast, actor);
        } else {
          draw(sketch, cast, actor);
        }
      }
    }
  }

  /**
   * Draws an effect, which is an actor that only shows a picture. It has no direction and no box.
   */
  private void drawEffect(RoomSketch sketch, Cast cast, Actor actor) {
    sketch.lines().cross(actor.x(), actor.y(), 1, Ink.GREY);
    if (actor.x() >= sketch.lines().left() && actor.x() < sketch.lines().right()) {
      sketch.labels().put(actor.x(), actor.y() + 8, effectLabel(cast, actor), Ink.GREY);
    }
  }

  /**
   * Returns whether an actor is an effect such as rain or smoke: it ignores boxes, and it cannot be
   * clicked (class 32) or has no name.
   */
  static boolean isEffect(World world, Actor actor) {
    return actor.ignoresBoxes()
        && actor.id() != world.variables().peek(EngineVariable.EGO.number())
        && (actor.name() == null
            || actor.name().length == 0
            || world.objects().isOfClass(actor.id(), ObjectStates.UNTOUCHABLE_CLASS));
  }

  private void draw(RoomSketch sketch, Cast cast, Actor actor) {
    Sketch lines = sketch.lines();
    int x = actor.x();
    int y = actor.y();
    Ink ink = actor.isVisible() ? Ink.WHITE : Ink.GREY;
    lines.cross(x, y, ARM_PIXELS, ink);
    int facing = Facing.normalised(actor.facing());
    int dx =
        facing == Facing.EAST ? DIRECTION_PIXELS : facing == Facing.WEST ? -DIRECTION_PIXELS : 0;
    int dy =
        facing == Facing.SOUTH ? DIRECTION_PIXELS : facing == Facing.NORTH ? -DIRECTION_PIXELS : 0;
    lines.line(x, y, x + dx, y + dy, Ink.RED);
    if (actor.elevation() != 0) {
      lines.dashes(x, y, x, y - actor.elevation(), Sketch.Dash.DOTS, ink);
    }
    if (x >= lines.left() && x < lines.right()) {
      sketch.labels().put(x, y + 8, label(cast, actor), ink);
    }
  }

  /**
   * Returns the label of an actor, such as {@code A1 B3 210 C2.4}. The label of a moving actor
   * contains {@code >}.
   */
  String label(Cast cast, Actor actor) {
    StringBuilder text =
        new StringBuilder(symbols.name(SymbolType.ACTOR, actor.id()).orElse("A" + actor.id()));
    text.append(" B").append(actor.box() == Actor.NO_BOX ? "-" : String.valueOf(actor.box()));
    text.append(' ').append(actor.scaleY());
    return withCostume(cast, actor, text);
  }

  /** Returns the label of an effect, such as {@code effect A6 C12.3}. */
  String effectLabel(Cast cast, Actor actor) {
    return withCostume(cast, actor, new StringBuilder(texts.of("inside.effect", "A" + actor.id())));
  }

  private static String withCostume(Cast cast, Actor actor, StringBuilder text) {
    text.append(" C")
        .append(actor.costumeState().costume())
        .append('.')
        .append(actor.costumeState().frame());
    int clip = cast.clipPlane(actor);
    if (clip != 0) {
      text.append(" Z").append(clip);
    }
    return text.append(cast.movement().movingResult(actor) != 0 ? " >" : "").toString();
  }
}
