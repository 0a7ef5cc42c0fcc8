package org.bowsprit.engine.internal;

import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.SessionState;
import org.bowsprit.engine.world.World;
import org.bowsprit.engine.world.WorldSnapshots;
import org.bowsprit.format.room.Room;
import org.bowsprit.vm.machine.VirtualMachine;

/** Takes a game down as one tree of records and puts it back (spec 05 §14, 12 §2). */
final class GameSnapshots {

  private final GameSetup setup;
  private final World world;
  private final WorldSnapshots worlds;
  private final VirtualMachine machine;
  private final Speech speech;
  private final VerbDrawer verbs;
  private final SceneDrawer drawer;
  private final InputStep input;
  private final GameSounds sounds;
  private final HostPorts host;
  private final Interruption interruption;
  private final MessageBox box;

  GameSnapshots(
      GameSetup setup,
      World world,
      VirtualMachine machine,
      Speech speech,
      VerbDrawer verbs,
      SceneDrawer drawer,
      InputStep input,
      GameSounds sounds,
      HostPorts host,
      Interruption interruption,
      MessageBox box) {
    this.setup = setup;
    this.world = world;
    worlds = new WorldSnapshots(world);
    this.machine = machine;
    this.speech = speech;
    this.verbs = verbs;
    this.drawer = drawer;
    this.input = input;
    this.sounds = sounds;
    this.host = host;
    this.interruption = interruption;
    this.box = box;
  }

  GameState take(long ticks, long jiffies) {
    return new GameState(
        machine.snapshot(),
        worlds.take(),
        new SessionState(
            ticks,
            jiffies,
            setup.random().state(),
            speech.snapshot(),
            input.mouseX(),
            input.mouseY(),
            verbs.highlighted(),
            drawer.lightNextFrame(),
            host.snapshot(),
            interruption.snapshot()),
        sounds.snapshot(),
        setup.painter().snapshot(),
        world.walkStyle() == WalkStyle.LEG_BY_LEG);
  }

  /** See {@link GameRun#restore}. */
  void restore(GameState state) {
    if (state.machine().room() != state.world().room().number()) {
      throw new IllegalArgumentException("scripts and world are in different rooms");
    }
    worlds.restore(state.world());
    machine.restore(state.machine());
    SessionState session = state.session();
    speech.restore(session.speech());
    input.restore(session.mouseX(), session.mouseY());
    verbs.restoreHighlighted(session.highlightedVerb());
    drawer.restoreLightNextFrame(session.lightNextFrame());
    host.restore(session.requests());
    interruption.restore(session.interruption());
    sounds.restore(state.sound());
    Room room = world.currentRoom().data().orElse(null);
    if (setup.painter().restore(state.picture(), room, world.palette())) {
      box.restored(interruption.current().orElse(null));
    } else {
      drawAnew();
    }
    setup.random().restore(session.random());
    if (state.legByLeg() != (world.walkStyle() == WalkStyle.LEG_BY_LEG)) {
      world.cast().changeWalker(world.walkStyle(), () -> {});
    }
  }

  private void drawAnew() {
    setup.painter().divide(world.areas());
    world.redraw().everything();
    verbs.drawAll();
    box.restored(null);
    box.show(interruption.current().orElse(null));
  }
}
