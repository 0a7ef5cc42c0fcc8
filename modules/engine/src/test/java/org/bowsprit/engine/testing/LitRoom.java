package org.bowsprit.engine.testing;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/** A lit room of artlab in which actors can speak. The text speed is four jiffies per character. */
public final class LitRoom {

  public static final int ROOM_NUMBER = 3;

  private static final int LIGHTS_VARIABLE = 9;
  private static final int ALL_LIGHTS = 11;
  private static final int CHARINC_VARIABLE = 37;

  public final World world =
      new World(
          new GameOpener().open(Path.of("target/test-classes/games/artlab")).resources(),
          WalkPlanner.of(new BoxGraphProvider()),
          ActorProfile.DEFAULT);
  public final MapVariables memory = new MapVariables();

  /** Makes this room the current room. */
  public void enter() {
    world.connect(memory, memory);
    world.enterRoom(ROOM_NUMBER, ROOM_NUMBER);
    world.camera().enterRoom();
    world.camera().rememberCentre();
    memory.write(CHARINC_VARIABLE, 4);
    memory.write(LIGHTS_VARIABLE, ALL_LIGHTS);
  }

  /** Puts actor 1 at a point, which can be outside the boxes, and returns it. */
  public Actor placeSpeaker(int x, int y) {
    return placeActor(1, x, y);
  }

  /** Puts an actor at a point, which can be outside the boxes, and returns it. */
  public Actor placeActor(int id, int x, int y) {
    Actor actor = world.cast().actor(id);
    world.cast().staging().setIgnoreBoxes(actor, true);
    world.cast().staging().put(actor, x, y, ROOM_NUMBER);
    return actor;
  }

  /** Returns a font whose characters all have the same width and offset. */
  public static Charset fontOf(int width, int xOffset) {
    Glyph glyph = new Glyph(width, 8, xOffset, 0, Bytes.wrap(new byte[width]));
    return new Charset(
        Charset.SHIPPED_VERSION,
        Bytes.wrap(new byte[Charset.MAP_SIZE]),
        1,
        8,
        Collections.nCopies(256, Optional.of(glyph)),
        Bytes.EMPTY);
  }
}
