package org.bowsprit.launcher.draw;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.kit.edit.AddedPicture;
import org.bowsprit.kit.edit.AddedThing;
import org.bowsprit.kit.edit.RoomAdditions;

/**
 * Reads the additions to a room from a page's request: {@code added}, a list of {@code {kind:
 * "object", name, label}} and {@code {kind: "entry", room, object, verb, target}}, and {@code
 * pictures}, a list of {@code {thing, state, png}} or {@code {thing, state, copy: [x, y]}}.
 */
final class AdditionsReader {

  private AdditionsReader() {}

  /**
   * Returns the additions of a room.
   *
   * @param existingCount the number of things in the room's sources
   */
  static RoomAdditions of(JsonValue room, int existingCount) {
    List<AddedThing> things = new ArrayList<>();
    room.get("added").elements().forEach(each -> things.add(thing(each)));
    List<AddedPicture> pictures = new ArrayList<>();
    for (JsonValue each : room.get("pictures").elements()) {
      JsonValue thing = each.get("thing");
      if (thing.number() < 0 || thing.number() >= existingCount + things.size()) {
        throw thing.expected("a thing of the room");
      }
      pictures.add(new AddedPicture(thing.number(), each.get("state").text(), source(each)));
    }
    return new RoomAdditions(things, pictures);
  }

  private static AddedThing thing(JsonValue json) {
    return switch (json.get("kind").text()) {
      case "object" -> new AddedThing.AddedObject(text(json, "name"), text(json, "label"));
      case "entry" ->
          new AddedThing.AddedEntry(
              text(json, "room"), text(json, "object"), text(json, "verb"), text(json, "target"));
      default -> throw json.get("kind").expected("object or entry");
    };
  }

  private static String text(JsonValue json, String member) {
    return json.get(member).text();
  }

  private static AddedPicture.Source source(JsonValue json) {
    if (json.get("png").isNull()) {
      int[] coordinates = json.get("copy").numbers(2);
      return new AddedPicture.Background(coordinates[0], coordinates[1]);
    }
    try {
      return new AddedPicture.File(Bytes.wrap(Base64.getDecoder().decode(text(json, "png"))));
    } catch (IllegalArgumentException e) {
      throw json.get("png").expected("a file in Base64");
    }
  }
}
