package org.bowsprit.player.game;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;

/** All scripts of a game, to compare them with the scripts of another game. */
final class GameScripts {

  private final GameResources game;

  GameScripts(GameResources game) {
    this.game = game;
  }

  /** Returns whether both games have the same scripts, byte for byte. */
  boolean isEqualTo(GameScripts other) {
    try {
      return allScripts().equals(other.allScripts());
    } catch (FormatException e) {
      return false;
    }
  }

  private List<Object> allScripts() {
    List<Object> scripts = new ArrayList<>();
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      scripts.add(id);
      scripts.add(game.script(id).orElseThrow());
    }
    for (int id : game.roomIds()) {
      Room room = game.room(id).orElseThrow();
      scripts.add(id);
      scripts.add(room.scripts());
      room.objects().forEach(object -> scripts.add(object.code().verbs()));
    }
    return scripts;
  }
}
