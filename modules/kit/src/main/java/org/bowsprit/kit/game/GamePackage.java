package org.bowsprit.kit.game;

import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;

/**
 * Everything that goes into the files of a game, packed but not yet laid out.
 *
 * @param limits how many of everything; {@code charsets} is the size of the directory of fonts
 * @param objects how objects begin
 * @param roomCount size of the room directory
 * @param sizes sizes of the other directories
 * @param rooms by number
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
   * A room and what stands beside it.
   *
   * @param number 1…255
   * @param name up to nine letters
   * @param room payload of the ROOM chunk
   * @param resources in file order
   */
  public record Bundle(int number, String name, Bytes room, List<Resource> resources) {

    public Bundle {
      resources = List.copyOf(resources);
    }
  }

  /**
   * A script, sound, costume or font.
   *
   * @param kind which of them
   * @param id its number
   * @param payload of its chunk
   */
  public record Resource(ResourceKind kind, int id, Bytes payload) {}

  /** Lays out the files: the same package gives the same bytes. */
  public GameWriter.Files write() {
    GameWriter writer = new GameWriter(limits, objects, roomCount, sizes);
    for (Bundle bundle : rooms) {
      writer.name(bundle.number(), bundle.name());
      writer.room(bundle.number(), out -> out.bytes(bundle.room()));
      for (Resource resource : bundle.resources()) {
        writer.resource(
            resource.kind(), resource.id(), bundle.number(), out -> out.bytes(resource.payload()));
      }
    }
    return writer.write();
  }
}
