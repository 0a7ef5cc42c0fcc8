package org.bowsprit.kit.game;

import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bytes.Bytes;

/** Computes a hash of everything that a room is built from. */
final class RoomKey {

  /**
   * The version of the build. It must change when the same sources produce different bytes or
   * warnings.
   */
  private static final String BUILD_VERSION = "kit 3";

  private RoomKey() {}

  static String of(RoomDeclaration room, SourceTree tree) {
    ContentHash hash =
        new ContentHash().add(BUILD_VERSION).add(room.name()).add("" + room.number());
    properties(room.properties().list(), hash);
    String folder = RoomFiles.of(room.name()).folder();
    for (String name : tree.namesIn(folder)) {
      hash.add(name).add(tree.file(folder + name).orElseThrow());
    }
    hash.add(room.entry()).add(room.exit());
    room.scripts().forEach(script -> hash.add("" + script.number()).add(script.code()));
    room.objects().forEach(object -> object(object, hash));
    return hash.hex();
  }

  private static void object(ObjectDeclaration object, ContentHash hash) {
    hash.add(object.name()).add(Bytes.wrap(object.label().toBytes()));
    for (int number :
        new int[] {
          object.number(), object.x(), object.y(), object.width(), object.height(),
          object.walkX(), object.walkY(), object.facing(), object.parent(), object.parentState()
        }) {
      hash.add("" + number);
    }
    properties(object.properties().list(), hash);
    hash.add(object.verbs().script().code());
  }

  private static void properties(Iterable<Property> properties, ContentHash hash) {
    properties.forEach(property -> hash.add(property.name()).add(property.values().toString()));
  }
}
