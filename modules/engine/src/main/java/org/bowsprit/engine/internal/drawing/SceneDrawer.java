package org.bowsprit.engine.internal.drawing;

import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.ColumnSet;
import org.bowsprit.actors.ExtentMeasure;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.Redraw;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.engine.world.Flashlight;
import org.bowsprit.engine.world.Lights;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.EngineVariable;

/**
 * The drawing step of a frame. It decides what is redrawn and in which order, because this affects
 * sizes and hit tests. A painter then paints the pixels (spec 05 §11 step 20, spec 03 §7.1).
 */
public final class SceneDrawer {

  private static final int STRIP = 8;
  private static final int VIEW_STRIPS = 40;

  private final World world;
  private final Speech speech;
  private final ScenePainter painter;
  private final Redraw redraw;
  private final RoomObjects objects;
  private final ExtentMeasure measure = new ExtentMeasure();
  private final ColumnSet lightNextFrame = new ColumnSet();
  private final Actor[] order = new Actor[Cast.SIZE];

  public SceneDrawer(World world, Speech speech, ScenePainter painter) {
    this.world = world;
    this.speech = speech;
    this.painter = painter;
    redraw = world.redraw();
    objects = world.roomObjects();
  }

  /** Returns the strips under the flashlight. */
  public List<Long> lightNextFrame() {
    return lightNextFrame.snapshot();
  }

  /** Restores the strips under the flashlight. */
  public void restoreLightNextFrame(List<Long> strips) {
    lightNextFrame.restore(strips);
  }

  /** Draws background, objects and actors of the room. */
  public void draw() {
    if (world.camera().hasMoved()) {
      speech.cameraMoved();
    }
    drawBackground();
    drawQueue();
    flagActors();
    restoreBehindActors();
    drawFlashlight();
    drawActors();
    redraw.frameDrawn();
  }

  private void drawBackground() {
    Camera camera = world.camera();
    int moved = camera.x() - camera.lastX();
    boolean everything = redraw.isEverything();
    boolean scrolls = !everything && Math.abs(moved) == STRIP;
    boolean all = everything || (moved != 0 && !scrolls);
    painter.moveWindow(camera.leftEdge(), scrolls);
    int first = firstStrip();
    int last = first + VIEW_STRIPS - 1;
    boolean dirty = redraw.isBackground();
    if (all) {
      background(first, last);
      world.flashlight().setDrawn((int[]) null);
    } else {
      if (scrolls) {
        world.flashlight().scroll(moved);
        int fresh = moved > 0 ? last : first;
        background(fresh, fresh);
      }
      if (dirty) {
        for (int strip = first; strip <= last; strip++) {
          if (redraw.dirty().has(strip)) {
            background(strip, strip);
          }
        }
      }
    }
    if (all || dirty) {
      drawObjects(first, last);
    } else if (scrolls) {
      int fresh = moved > 0 ? last : first;
      drawObjects(fresh, fresh);
    }
    redraw.backgroundDrawn();
  }

  private void background(int first, int last) {
    painter.background(first, last, isLit());
    redraw.repainted(first, last);
  }

  private void drawObjects(int first, int last) {
    for (int slot = objects.end() - 1; slot > 0; slot--) {
      LocalObject object = objects.at(slot);
      if (object != null && objects.isShown(object)) {
        drawObject(object, first, last);
      }
    }
  }

  private void drawObject(LocalObject object, int first, int last) {
    int state = object.state() & 0xF;
    if (!hasPicture(object, state)) {
      return;
    }
    int from = Math.max(first, object.x() / STRIP);
    int to = Math.min(last, object.x() / STRIP + object.width() / STRIP - 1);
    if (from <= to) {
      painter.object(object, state, from, to, isLit());
      redraw.repainted(from, to);
    }
  }

  private static boolean hasPicture(LocalObject object, int state) {
    ObjectImage image = object.data().image().orElse(null);
    return state != 0 && image != null && image.pictures().containsKey(state);
  }

  private void drawQueue() {
    int first = firstStrip();
    for (int i = 0; i < world.drawQueue().size(); i++) {
      LocalObject object = objects.at(world.drawQueue().slotAt(i));
      if (object != null) {
        drawObject(object, first, first + VIEW_STRIPS - 1);
      }
    }
    world.drawQueue().clear();
  }

  private void flagActors() {
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = actor(id);
      if (redraw.isEverything() || isDisturbed(actor)) {
        actor.flagRedraw();
      }
    }
  }

  private boolean isDisturbed(Actor actor) {
    int first = firstStrip();
    int last = first + VIEW_STRIPS - 1;
    ColumnSet columns = actor.drawn().columns();
    if (columns.isEmpty()) {
      return false;
    }
    if (columns.meets(redraw.repainted(), first, last)
        || columns.meets(lightNextFrame, first, last)) {
      return true;
    }
    for (int other = 0; other < Cast.SIZE; other++) {
      if (other != actor.id() && columns.meets(actor(other).drawn().columns(), first, last)) {
        return true;
      }
    }
    return false;
  }

  private void restoreBehindActors() {
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = actor(id);
      if (actor.needsRedraw() || actor.needsBackgroundReset()) {
        if (!actor.drawn().columns().isEmpty()) {
          painter.restore(
              actor.drawn().columns(), actor.drawn().top(), actor.drawn().bottom(), isLit());
        }
        actor.drawn().forgetColumns();
        actor.clearBackgroundReset();
      }
    }
  }

  private void drawFlashlight() {
    Flashlight light = world.flashlight();
    lightNextFrame.clear();
    int lights = lights();
    if ((lights & Lights.ROOM) != 0 || (lights & Lights.FLASHLIGHT) == 0) {
      // The picture of the flashlight remains if a script has only changed the variable.
      return;
    }
    int[] old = light.drawn();
    int[] now = beam(light);
    if (old == null && now == null) {
      return;
    }
    painter.flashlight(old, now);
    light.setDrawn(now);
    flagUnder(old);
    flagUnder(now);
  }

  private int[] beam(Flashlight light) {
    int ego = world.variables().get(EngineVariable.EGO);
    if (!world.cast().has(ego)) {
      return null;
    }
    int height = world.areas().mainHeight();
    int left = actor(ego).x() - world.camera().leftEdge() - light.width() / 2;
    int top = actor(ego).y() - light.height() / 2;
    return new int[] {
      Math.max(0, Math.min(left, Frame.WIDTH - light.width())),
      Math.max(0, Math.min(top, height - light.height())),
      light.width(),
      light.height()
    };
  }

  private void flagUnder(int[] beam) {
    if (beam == null) {
      return;
    }
    int first = firstStrip() + beam[0] / STRIP;
    int last = firstStrip() + (beam[0] + beam[2] - 1) / STRIP;
    lightNextFrame.add(first, last);
    for (int id = 0; id < Cast.SIZE; id++) {
      if (actor(id).drawn().columns().hasAny(first, last)) {
        actor(id).flagRedraw();
      }
    }
  }

  private void drawActors() {
    int count = sortActors();
    boolean ownColours = (lights() & Lights.ACTORS) != 0;
    for (int i = 0; i < count; i++) {
      Actor actor = order[i];
      if (actor.dress().costume() != 0) {
        if (actor.needsRedraw()) {
          drawActor(actor, ownColours);
        }
        world.cast().choreographer().advance(actor);
      }
    }
  }

  private void drawActor(Actor actor, boolean ownColours) {
    actor.clearRedraw();
    world.cast().movement().beforeDrawing(actor);
    Costume costume = world.costume(actor.dress().costume());
    if (costume == null) {
      return;
    }
    boolean cut =
        measure.measure(actor, costume, world.camera().leftEdge(), world.areas().mainHeight());
    int plane = Math.min(world.cast().clipPlane(actor), world.currentRoom().zPlanes());
    painter.actor(actor, costume, plane, ownColours, world.palette().shadow());
    if (cut) {
      actor.flagRedraw();
    }
  }

  private int sortActors() {
    int count = 0;
    for (int id = 0; id < Cast.SIZE; id++) {
      if (world.cast().isOnStage(actor(id))) {
        order[count++] = actor(id);
      }
    }
    if (world.cast().profile().has(ActorProfile.Trait.STABLE_ORDER)) {
      DrawOrder.sortStable(order, count);
    } else {
      DrawOrder.sort(order, count);
    }
    return count;
  }

  /** Performs the pending fade-in. The room is visible from then on. */
  public void reveal() {
    painter.fadeIn(world.transitions().reveal(), fadePause(world), world.palette());
  }

  /** Returns the quarter frames between the steps of a screen effect. */
  public static int fadePause(World world) {
    return world.variables().get(EngineVariable.FADE_DELAY);
  }

  private Actor actor(int id) {
    return world.cast().actor(id);
  }

  private int firstStrip() {
    return world.camera().leftEdge() / STRIP;
  }

  private int lights() {
    return world.variables().get(EngineVariable.CURRENT_LIGHTS);
  }

  private boolean isLit() {
    return (lights() & Lights.ROOM) != 0;
  }
}
