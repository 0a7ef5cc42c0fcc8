package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.internal.drawing.SceneDrawer;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.world.World;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.port.ScreenPort;

/** Lets scripts change the screen as a whole (spec 06 §6). */
public final class ScriptScreenAccess implements ScreenPort {

  private final World world;
  private final ScenePainter painter;
  private final SceneDrawer drawer;

  public ScriptScreenAccess(World world, ScenePainter painter, SceneDrawer drawer) {
    this.world = world;
    this.painter = painter;
    this.drawer = drawer;
  }

  @Override
  public void setAreas(int top, int bottom) {
    world.areas().divide(top, bottom);
    painter.divide(world.areas());
    world.camera().divideWindow();
  }

  @Override
  public void setShake(boolean on) {
    if (on != world.transitions().isShaking()) {
      world.transitions().setShaking(on);
      world.redraw().requestAll();
    }
  }

  @Override
  public void setFades(int fadeIn, int fadeOut) {
    world.transitions().setEffects(fadeIn, fadeOut);
  }

  @Override
  public void fadeIn() {
    drawer.fadeIn();
  }

  @Override
  public void setFlashlight(int width, int height) {
    world.flashlight().resize(width, height);
    redraw();
  }

  @Override
  public void redraw() {
    world.redraw().requestAll();
  }

  @Override
  public void fillBox(int left, int top, int right, int bottom, int color) {
    ScreenAreas.Area area = world.areas().areaAt(top);
    if (area == ScreenAreas.Area.NONE) {
      return;
    }
    int x1 = Math.max(Math.min(left, right), 0);
    int x2 = Math.min(Math.max(left, right), Frame.WIDTH - 1);
    int y1 = Math.max(Math.min(top, bottom), world.areas().firstRow(area));
    int y2 = Math.min(Math.max(top, bottom), world.areas().endRow(area) - 1);
    if (x1 > x2 || y1 > y2) {
      return;
    }
    painter.fill(area, x1, y1, x2 + 1, y2 + 1, color & 0xFF);
  }
}
