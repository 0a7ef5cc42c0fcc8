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
final class SentAdditions {

  private SentAdditions() {}

  /**
   * Returns the additions of a room.
   *
   * @param before the number of things in the room's sources
   */
  static RoomAdditions of(JsonValue room, int before) {
    List<AddedThing> things = new ArrayList<>();
    room.get("added").elements().forEach(each -> things.add(thing(each)));
    List<AddedPicture> pictures = new ArrayList<>();
    for (JsonValue each : room.get("pictures").elements()) {
      JsonValue thing = each.get("thing");
      if (thing.number() < 0 || thing.number() >= before + things.size()) {
        throw thing.expected("a thing of the room");
      }
      pictures.add(new AddedPicture(thing.number(), each.get("state").text(), source(each)));
    }
    return new RoomAdditions(things, pictures);
  }

  private static AddedThing thing(JsonValue sent) {
    return switch (sent.get("kind").text()) {
      case "object" -> new AddedThing.AddedObject(text(sent, "name"), text(sent, "label"));
      case "entry" ->
          new AddedThing.AddedEntry(
              text(sent, "room"), text(sent, "object"), text(sent, "verb"), text(sent, "target"));
      default -> throw sent.get("kind").expected("object or entry");
    };
  }

  private static String text(JsonValue sent, String member) {
    return sent.get(member).text();
  }

  private static AddedPicture.Source source(JsonValue sent) {
    if (sent.get("png").isNull()) {
      int[] at = sent.get("copy").numbers(2);
      return new AddedPicture.Background(at[0], at[1]);
    }
    try {
      return new AddedPicture.File(Bytes.wrap(Base64.getDecoder().decode(text(sent, "png"))));
    } catch (IllegalArgumentException e) {
      throw sent.get("png").expected("a file in Base64");
    }
  }
}
