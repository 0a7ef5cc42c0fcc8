package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.port.ResourcePort;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Resource requests of scripts (spec 06 §11). Resources are read on first use and kept, so only
 * requests for character sets, sounds (which scripts can detect) and floating objects have an
 * effect.
 */
public final class Resources implements ResourcePort {

  private static final Logger LOG = LoggerFactory.getLogger(Resources.class);

  private final World world;
  private final Fonts fonts;
  private final GameSounds sounds;

  public Resources(World world, Fonts fonts, GameSounds sounds) {
    this.world = world;
    this.fonts = fonts;
    this.sounds = sounds;
  }

  @Override
  public void load(Kind kind, int id) {
    if (kind == Kind.CHARSET) {
      world.charsetColours().load(id, fonts.font(id));
    } else if (kind == Kind.SOUND) {
      sounds.load(id);
    }
  }

  @Override
  public void unload(Kind kind, int id) {
    if (kind == Kind.SOUND) {
      sounds.unload(id);
    }
  }

  @Override
  public void setLocked(Kind kind, int id, boolean locked) {
    // Nothing is ever unloaded.
  }

  @Override
  public void loadFloatingObject(int object, int room) {
    if (world.roomObjects().slotOf(object) != 0) {
      return;
    }
    int physical = world.physicalRoom(room);
    world
        .data()
        .room(physical)
        .flatMap(data -> data.object(object))
        .ifPresentOrElse(
            data -> world.roomObjects().add(new LocalObject(data, physical, true)),
            () -> LOG.warn("object {} is not in room {}", object, room));
  }
}
