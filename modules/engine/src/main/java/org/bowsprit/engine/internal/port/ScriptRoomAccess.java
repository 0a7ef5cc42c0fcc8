package org.bowsprit.engine.internal.port;

import java.util.Set;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.internal.drawing.SceneDrawer;
import org.bowsprit.engine.internal.input.TextSpeed;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.RoomPort;

/** Changes the world during a room change (spec 05 §8.1). */
public final class ScriptRoomAccess implements RoomPort {

  private final World world;
  private final Speech speech;
  private final ScenePainter painter;
  private final Set<Integer> keptNames;
  private final TextSpeed textSpeed;

  public ScriptRoomAccess(
      World world,
      Speech speech,
      ScenePainter painter,
      Set<Integer> keptNames,
      TextSpeed textSpeed) {
    this.world = world;
    this.speech = speech;
    this.painter = painter;
    this.keptNames = keptNames;
    this.textSpeed = textSpeed;
  }

  @Override
  public void fadeOut() {
    speech.stop();
    world.camera().rememberCentre();
    int effect = world.transitions().fadeOut();
    if (effect != 0) {
      painter.fadeOut(effect, SceneDrawer.fadePause(world));
    }
  }

  @Override
  public void leave() {
    world.names().dropUnowned(world.objects(), keptNames);
    world.palette().leaveRoom();
    world.drawQueue().clear();
    for (int id = 0; id < Cast.SIZE; id++) {
      world.cast().staging().hide(world.cast().actor(id));
    }
  }

  @Override
  public int physicalRoom(int room) {
    return world.physicalRoom(room);
  }

  @Override
  public void setAlias(int alias, int physicalRoom) {
    world.setRoomAlias(alias, physicalRoom);
  }

  @Override
  public void enter(int room, int physicalRoom) {
    if (world.room() == 0) {
      textSpeed.writeToVariable();
    }
    world.enterRoom(room, physicalRoom);
    painter.enterRoom(world.currentRoom().data().orElse(null));
    if (room != 0) {
      world.variables().set(EngineVariable.ROOM_FLAG, 1);
      clearDrawnColumns();
    }
    world.redraw().requestAll();
  }

  /**
   * Clears the columns that actors cover. This happens in real rooms only, not in room 0 (spec 14,
   * rule 6; 15, rule C).
   */
  private void clearDrawnColumns() {
    for (int id = 0; id < Cast.SIZE; id++) {
      world.cast().actor(id).drawnExtent().forgetColumns();
    }
  }

  @Override
  public int width() {
    return world.currentRoom().width();
  }

  @Override
  public void showActors() {
    for (int id = 0; id < Cast.SIZE; id++) {
      world.cast().staging().show(world.cast().actor(id));
    }
  }

  @Override
  public void requestFadeIn() {
    world.transitions().requestFadeIn();
  }
}
