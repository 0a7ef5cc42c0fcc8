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

  private static final int STRIP_WIDTH = 8;
  private static final int VIEW_STRIPS = 40;

  private final World world;
  private final Speech speech;
  private final ScenePainter painter;
  private final Redraw redraw;
  private final RoomObjects objects;
  private final ExtentMeasure measure = new ExtentMeasure();
  private final ColumnSet lightNextFrame = new ColumnSet();
  private final Actor[] sortedActors = new Actor[Cast.SIZE];

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
    markActors();
    restoreBehindActors();
    drawFlashlight();
    drawActors();
    redraw.frameDrawn();
  }

  private void drawBackground() {
    Camera camera = world.camera();
    int cameraDistance = camera.x() - camera.lastX();
    boolean isAllRequested = redraw.isAllRequested();
    boolean scrolls = !isAllRequested && Math.abs(cameraDistance) == STRIP_WIDTH;
    boolean redrawsAllStrips = isAllRequested || (cameraDistance != 0 && !scrolls);
    painter.moveWindow(camera.leftEdge(), scrolls);
    int first = firstStrip();
    int last = first + VIEW_STRIPS - 1;
    boolean dirty = redraw.isBackgroundRequested();
    if (redrawsAllStrips) {
      drawBackgroundStrips(first, last);
      world.flashlight().setDrawn((int[]) null);
    } else {
      if (scrolls) {
        world.flashlight().scroll(cameraDistance);
        int newStrip = cameraDistance > 0 ? last : first;
        drawBackgroundStrips(newStrip, newStrip);
      }
      if (dirty) {
        for (int strip = first; strip <= last; strip++) {
          if (redraw.dirty().has(strip)) {
            drawBackgroundStrips(strip, strip);
          }
        }
      }
    }
    if (redrawsAllStrips || dirty) {
      drawObjects(first, last);
    } else if (scrolls) {
      int newStrip = cameraDistance > 0 ? last : first;
      drawObjects(newStrip, newStrip);
    }
    redraw.backgroundDrawn();
  }

  private void drawBackgroundStrips(int first, int last) {
    painter.background(first, last, isLit());
    redraw.repainted(first, last);
  }

  private void drawObjects(int first, int last) {
    for (int slot = objects.endSlot() - 1; slot > 0; slot--) {
      LocalObject object = objects.inSlot(slot);
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
    int from = Math.max(first, object.x() / STRIP_WIDTH);
    int to = Math.min(last, object.x() / STRIP_WIDTH + object.width() / STRIP_WIDTH - 1);
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
      LocalObject object = objects.inSlot(world.drawQueue().slotAt(i));
      if (object != null) {
        drawObject(object, first, first + VIEW_STRIPS - 1);
      }
    }
    world.drawQueue().clear();
  }

  private void markActors() {
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = actor(id);
      if (redraw.isAllRequested() || mustRedraw(actor)) {
        actor.markForRedraw();
      }
    }
  }

  private boolean mustRedraw(Actor actor) {
    int first = firstStrip();
    int last = first + VIEW_STRIPS - 1;
    ColumnSet columns = actor.drawnExtent().columns();
    if (columns.isEmpty()) {
      return false;
    }
    if (columns.intersects(redraw.repainted(), first, last)
        || columns.intersects(lightNextFrame, first, last)) {
      return true;
    }
    for (int other = 0; other < Cast.SIZE; other++) {
      if (other != actor.id()
          && columns.intersects(actor(other).drawnExtent().columns(), first, last)) {
        return true;
      }
    }
    return false;
  }

  private void restoreBehindActors() {
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = actor(id);
      if (actor.needsRedraw() || actor.needsBackgroundReset()) {
        if (!actor.drawnExtent().columns().isEmpty()) {
          painter.restore(
              actor.drawnExtent().columns(),
              actor.drawnExtent().top(),
              actor.drawnExtent().bottom(),
              isLit());
        }
        actor.drawnExtent().forgetColumns();
        actor.clearBackgroundReset();
      }
    }
  }

  private void drawFlashlight() {
    Flashlight flashlight = world.flashlight();
    lightNextFrame.clear();
    int lights = lights();
    if ((lights & Lights.ROOM) != 0 || (lights & Lights.FLASHLIGHT) == 0) {
      // The picture of the flashlight remains if a script has only changed the variable.
      return;
    }
    int[] oldBeam = flashlight.drawn();
    int[] newBeam = beam(flashlight);
    if (oldBeam == null && newBeam == null) {
      return;
    }
    painter.flashlight(oldBeam, newBeam);
    flashlight.setDrawn(newBeam);
    markUnderBeam(oldBeam);
    markUnderBeam(newBeam);
  }

  private int[] beam(Flashlight flashlight) {
    int ego = world.variables().get(EngineVariable.EGO);
    if (!world.cast().has(ego)) {
      return null;
    }
    int height = world.areas().mainHeight();
    int left = actor(ego).x() - world.camera().leftEdge() - flashlight.width() / 2;
    int top = actor(ego).y() - flashlight.height() / 2;
    return new int[] {
      Math.max(0, Math.min(left, Frame.WIDTH - flashlight.width())),
      Math.max(0, Math.min(top, height - flashlight.height())),
      flashlight.width(),
      flashlight.height()
    };
  }

  private void markUnderBeam(int[] beam) {
    if (beam == null) {
      return;
    }
    int first = firstStrip() + beam[0] / STRIP_WIDTH;
    int last = firstStrip() + (beam[0] + beam[2] - 1) / STRIP_WIDTH;
    lightNextFrame.add(first, last);
    for (int id = 0; id < Cast.SIZE; id++) {
      if (actor(id).drawnExtent().columns().hasAny(first, last)) {
        actor(id).markForRedraw();
      }
    }
  }

  private void drawActors() {
    int count = sortActors();
    boolean ownColours = (lights() & Lights.ACTORS) != 0;
    for (int i = 0; i < count; i++) {
      Actor actor = sortedActors[i];
      if (actor.costumeState().costume() != 0) {
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
    Costume costume = world.costume(actor.costumeState().costume());
    if (costume == null) {
      return;
    }
    boolean cutOff =
        measure.measure(actor, costume, world.camera().leftEdge(), world.areas().mainHeight());
    int plane = Math.min(world.cast().clipPlane(actor), world.currentRoom().zPlanes());
    painter.actor(actor, costume, plane, ownColours, world.palette().shadow());
    if (cutOff) {
      actor.markForRedraw();
    }
  }

  private int sortActors() {
    int count = 0;
    for (int id = 0; id < Cast.SIZE; id++) {
      if (world.cast().isOnStage(actor(id))) {
        sortedActors[count++] = actor(id);
      }
    }
    if (world.cast().profile().has(ActorProfile.Trait.STABLE_ORDER)) {
      DrawOrder.sortStable(sortedActors, count);
    } else {
      DrawOrder.sort(sortedActors, count);
    }
    return count;
  }

  /** Performs the pending fade-in. The room is visible from then on. */
  public void fadeIn() {
    painter.fadeIn(world.transitions().performFadeIn(), fadePause(world), world.palette());
  }

  /** Returns the quarter frames between the steps of a screen effect. */
  public static int fadePause(World world) {
    return world.variables().get(EngineVariable.FADE_DELAY);
  }

  private Actor actor(int id) {
    return world.cast().actor(id);
  }

  private int firstStrip() {
    return world.camera().leftEdge() / STRIP_WIDTH;
  }

  private int lights() {
    return world.variables().get(EngineVariable.CURRENT_LIGHTS);
  }

  private boolean isLit() {
    return (lights() & Lights.ROOM) != 0;
  }
}
