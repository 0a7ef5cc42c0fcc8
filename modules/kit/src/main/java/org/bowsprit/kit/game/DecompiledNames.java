package org.bowsprit.kit.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.ScriptNames;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;

/** The names that the sources of a decompiled game declare and its scripts use. */
final class DecompiledNames implements ScriptNames {

  private static final Set<String> OBJECTS =
      Set.of("object", "objectA", "objectB", "actorOrObject");

  private final Map<String, Map<Integer, String>> names = new HashMap<>();

  /**
   * Collects names.
   *
   * @param game the game
   * @param rooms names of the rooms that could be read
   * @param contents those rooms
   */
  DecompiledNames(GameResources game, Map<Integer, String> rooms, Collection<Room> contents) {
    names.put("room", rooms);
    names.put("script", new HashMap<>());
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      if (isReadable(game, id)) {
        names.get("script").put(id, "script" + id);
      }
    }
    number(game, ResourceKind.COSTUME, "costume");
    number(game, ResourceKind.CHARSET, "charset");
    Map<Integer, String> objects = objects(contents);
    OBJECTS.forEach(role -> names.put(role, objects));
  }

  private static boolean isReadable(GameResources game, int id) {
    try {
      return game.script(id).isPresent();
    } catch (FormatException e) {
      return false;
    }
  }

  private void number(GameResources game, ResourceKind kind, String word) {
    Map<Integer, String> numbered = new HashMap<>();
    game.ids(kind).forEach(id -> numbered.put(id, word + id));
    names.put(word, numbered);
  }

  /**
   * Returns the names of objects that are in one room only. Objects in several rooms would have
   * ambiguous names.
   */
  private static Map<Integer, String> objects(Collection<Room> rooms) {
    Map<Integer, String> found = new HashMap<>();
    Set<Integer> several = new HashSet<>();
    for (Room room : rooms) {
      for (RoomObject object : room.objects()) {
        if (found.put(object.id(), "object" + object.id()) != null) {
          several.add(object.id());
        }
      }
    }
    found.keySet().removeAll(several);
    return found;
  }

  @Override
  public Optional<String> name(String role, int number) {
    return Optional.ofNullable(names.getOrDefault(role, Map.of()).get(number));
  }
}
