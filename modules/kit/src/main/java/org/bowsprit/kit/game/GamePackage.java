package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;

/**
 * The packed contents of a game's files, before they are laid out.
 *
 * @param limits the maximum counts; {@code charsets} is the size of the directory of fonts
 * @param objects the initial states of objects
 * @param roomCount the size of the room directory
 * @param sizes the sizes of the other directories
 * @param rooms the rooms by number
 */
public record GamePackage(
    GameLimits limits,
    ObjectDirectory objects,
    int roomCount,
    Map<ResourceKind, Integer> sizes,
    List<Bundle> rooms) {

  public GamePackage {
    sizes = Map.copyOf(sizes);
    rooms = List.copyOf(rooms);
  }

  /**
   * A room and the resources stored with it.
   *
   * @param number the number of the room, 1…255
   * @param name the name, up to nine characters
   * @param room the payload of the ROOM chunk
   * @param resources the resources in file order
   */
  public record Bundle(int number, String name, Bytes room, List<Resource> resources) {

    public Bundle {
      resources = List.copyOf(resources);
    }
  }

  /**
   * A script, sound, costume or font.
   *
   * @param kind the kind of resource
   * @param id its number
   * @param payload the payload of its chunk
   */
  public record Resource(ResourceKind kind, int id, Bytes payload) {}

  /** Returns this package with one more resource, which is stored with the first room. */
  public GamePackage with(Resource resource) {
    Map<ResourceKind, Integer> larger = new EnumMap<>(sizes);
    larger.merge(resource.kind(), resource.id() + 1, Math::max);
    Bundle first = rooms.get(0);
    List<Resource> resources = new ArrayList<>(first.resources());
    resources.add(resource);
    List<Bundle> bundles = new ArrayList<>(rooms);
    bundles.set(0, new Bundle(first.number(), first.name(), first.room(), resources));
    return new GamePackage(limits, objects, roomCount, larger, bundles);
  }

  /** Lays out the files. The same package always gives the same bytes. */
  public GameWriter.Files write() {
    GameWriter writer = new GameWriter(limits, objects, roomCount, sizes);
    for (Bundle bundle : rooms) {
      writer.addRoomName(bundle.number(), bundle.name());
      writer.addRoom(bundle.number(), out -> out.bytes(bundle.room()));
      for (Resource resource : bundle.resources()) {
        writer.addResource(
            resource.kind(), resource.id(), bundle.number(), out -> out.bytes(resource.payload()));
      }
    }
    return writer.write();
  }
}
