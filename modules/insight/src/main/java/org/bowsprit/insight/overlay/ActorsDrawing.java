package org.bowsprit.insight.overlay;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;

/**
 * Draws the actors of the room: where their feet are, the way they look, the rectangle they were
 * drawn in, and in a few letters box, scale, costume and frame.
 */
final class ActorsDrawing {

  private static final int ARM = 3;
  private static final int STROKE = 8;

  void draw(RoomSketch sketch, World world) {
    Cast cast = world.cast();
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = cast.actor(id);
      if (cast.isOnStage(actor)) {
        draw(sketch, cast, actor);
      }
    }
  }

  private static void draw(RoomSketch sketch, Cast cast, Actor actor) {
    Sketch lines = sketch.lines();
    int x = actor.x();
    int y = actor.y();
    Ink ink = actor.isVisible() ? Ink.WHITE : Ink.GREY;
    lines.cross(x, y, ARM, ink);
    int turned = Facing.normalised(actor.facing());
    int dx = turned == Facing.EAST ? STROKE : turned == Facing.WEST ? -STROKE : 0;
    int dy = turned == Facing.SOUTH ? STROKE : turned == Facing.NORTH ? -STROKE : 0;
    lines.line(x, y, x + dx, y + dy, Ink.RED);
    if (actor.elevation() != 0) {
      lines.dashes(x, y, x, y - actor.elevation(), Sketch.Dash.DOTS, ink);
    }
    if (x >= lines.left() && x < lines.right()) {
      sketch.labels().put(x, y + 8, label(cast, actor), ink);
    }
  }

  /** Returns an actor in a few letters: {@code A1 B3 210 C2.4}; a moving one has a {@code >}. */
  static String label(Cast cast, Actor actor) {
    StringBuilder text = new StringBuilder("A").append(actor.id());
    text.append(" B").append(actor.box() == Actor.NO_BOX ? "-" : String.valueOf(actor.box()));
    text.append(' ').append(actor.scaleY());
    text.append(" C").append(actor.dress().costume()).append('.').append(actor.dress().frame());
    int clip = cast.clipPlane(actor);
    if (clip != 0) {
      text.append(" Z").append(clip);
    }
    return text.append(cast.movement().moving(actor) != 0 ? " >" : "").toString();
  }
}
