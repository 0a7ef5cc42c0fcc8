package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.ResourceKind;

/**
 * Assigns each resource to the room with which it is stored: the room that its setting {@code room}
 * names, or the first room. The assignment does not change how the game plays. It only determines
 * when each disk is read.
 */
final class Placement {

  private final Map<String, Integer> rooms = new HashMap<>();
  private final Map<Integer, List<GamePackage.Resource>> resourcesByRoom = new HashMap<>();
  private final int firstRoom;
  private final SourceReport report;

  Placement(GameDeclaration game, SourceReport report) {
    this.report = report;
    for (RoomDeclaration room : game.rooms()) {
      rooms.put(room.name(), room.number());
    }
    firstRoom = rooms.values().stream().mapToInt(each -> each).min().orElse(1);
  }

  /** Assigns a resource to the first room. */
  void add(ResourceKind kind, int number, Bytes payload) {
    put(firstRoom, new GamePackage.Resource(kind, number, payload));
  }

  /** Assigns a resource to the room that its declaration names. */
  void add(ResourceKind kind, ResourceDeclaration declaration, Bytes payload) {
    put(room(declaration), new GamePackage.Resource(kind, declaration.number(), payload));
  }

  /** Returns the number of the room with which a resource is stored. */
  int room(ResourceDeclaration declaration) {
    return declaration.properties().find("room").map(this::room).orElse(firstRoom);
  }

  private int room(Property named) {
    Optional<Integer> room =
        named
            .name(0)
            .or(() -> named.text(0))
            .map(rooms::get)
            .or(() -> named.number(0).filter(rooms::containsValue));
    if (room.isEmpty()) {
      report.error(named.position(), "expected the name of a room");
    }
    return room.orElse(firstRoom);
  }

  private void put(int room, GamePackage.Resource resource) {
    resourcesByRoom.computeIfAbsent(room, each -> new ArrayList<>()).add(resource);
  }

  /** Returns the resources stored with a room, ordered by kind, then by number. */
  List<GamePackage.Resource> resourcesOf(int room) {
    return resourcesByRoom.getOrDefault(room, List.of()).stream()
        .sorted(
            Comparator.comparing(GamePackage.Resource::kind)
                .thenComparing(GamePackage.Resource::id))
        .toList();
  }
}
