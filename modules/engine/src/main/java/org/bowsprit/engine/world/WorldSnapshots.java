package org.bowsprit.engine.world;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.vm.Ints;

/** Takes and restores snapshots of a world as records (spec 05 §14). */
public final class WorldSnapshots {

  private final World world;
  private final ObjectLookup lookup;

  /** Creates the snapshots of a world. */
  public WorldSnapshots(World world) {
    this.world = world;
    lookup = new ObjectLookup(world.data());
  }

  public WorldState take() {
    return new WorldState(
        room(),
        Ints.of(world.roomAliases()),
        world.cast().snapshot(),
        world.objects().snapshot(),
        world.roomObjects().snapshot(),
        world.inventory().snapshot(),
        world.names().snapshot(),
        world.verbs().snapshot(),
        view(),
        texts());
  }

  private WorldState.Room room() {
    CurrentRoom room = world.currentRoom();
    return new WorldState.Room(
        room.number(), room.physical(), room.floor().snapshot(), room.floor().slots());
  }

  private WorldState.View view() {
    return new WorldState.View(
        world.camera().snapshot(),
        world.areas().top(),
        world.areas().bottom(),
        world.palette().snapshot(),
        world.drawQueue().snapshot(),
        world.redraw().snapshot(),
        world.transitions().snapshot(),
        world.cursor().snapshot(),
        world.flashlight().snapshot());
  }

  private WorldState.Texts texts() {
    List<TextSlot.State> slots = new ArrayList<>(World.TEXT_SLOTS);
    for (int slot = 0; slot < World.TEXT_SLOTS; slot++) {
      slots.add(world.textSlot(slot).snapshot());
    }
    return new WorldState.Texts(slots, world.charsetColours().snapshot());
  }

  /**
   * Restores a state. Does not run the room's entry scripts.
   *
   * @throws IllegalArgumentException if the state does not fit the game; the world is then in an
   *     undefined state
   */
  public void restore(WorldState state) {
    int[] aliases = state.roomAliases().toArray();
    if (aliases.length != world.roomAliases().length) {
      throw new IllegalArgumentException("there are 128 room aliases, not " + aliases.length);
    }
    System.arraycopy(aliases, 0, world.roomAliases(), 0, aliases.length);
    world.objects().restore(state.objects());
    world.enterRoom(state.room().number(), state.room().physical());
    world.roomFloor().restore(state.room().floor(), state.room().scaleSlots());
    world.roomObjects().restore(state.roomObjects(), lookup);
    world.inventory().restore(state.inventory(), lookup);
    world.names().restore(state.names(), world.objects());
    world.verbs().restore(state.verbs(), lookup);
    world.cast().restore(state.actors());
    restore(state.view());
    restore(state.texts());
  }

  private void restore(WorldState.View state) {
    world.camera().restore(state.camera());
    world.areas().divide(state.top(), state.bottom());
    world.palette().restore(state.palette());
    world.drawQueue().restore(state.drawQueue(), world.roomObjects().endSlot());
    world.redraw().restore(state.redraw());
    world.transitions().restore(state.transitions());
    world.cursor().restore(state.cursor());
    world.flashlight().restore(state.flashlight());
  }

  private void restore(WorldState.Texts state) {
    for (int slot = 0; slot < World.TEXT_SLOTS; slot++) {
      world.textSlot(slot).restore(state.slots().get(slot));
    }
    world.charsetColours().restore(state.colours());
  }
}
