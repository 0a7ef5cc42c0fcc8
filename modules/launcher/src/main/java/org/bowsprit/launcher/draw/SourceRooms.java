package org.bowsprit.launcher.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.kit.edit.EditableRoom;
import org.bowsprit.kit.edit.EditableSources;
import org.bowsprit.kit.edit.EditableThing;
import org.bowsprit.kit.edit.RoomNumbers;
import org.bowsprit.kit.edit.ThingAppearance;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.live.RoomsJson;
import org.bowsprit.routelab.report.PictureData;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;

/**
 * Converts the rooms of sources to the format of the laboratory's page. Includes the parts of the
 * sources that the page can edit.
 */
final class SourceRooms {

  private static final String PNG_DATA_PREFIX = "data:image/png;base64,";
  private static final int CHANNEL_COUNT = 3;
  private static final int PALETTE_BYTES = 256 * CHANNEL_COUNT;

  private SourceRooms() {}

  /**
   * Returns the rooms as JSON.
   *
   * @param name the name of the sources
   * @param isWritable whether the page may write the sources
   */
  static String json(String name, EditableSources sources, boolean isWritable) {
    List<LabRoom> rooms = new ArrayList<>();
    for (int roomIndex = 0; roomIndex < sources.rooms().size(); roomIndex++) {
      rooms.add(room(sources, roomIndex));
    }
    BiConsumer<Integer, JsonWriter> addDrawnParts =
        (roomIndex, json) ->
            json.putObject(
                "drawn", drawn -> add(drawn, sources.rooms().get(roomIndex), sources, isWritable));
    return RoomsJson.of(
        name, rooms, picture -> Optional.of(PictureData.uri(picture)), addDrawnParts);
  }

  private static LabRoom room(EditableSources sources, int roomIndex) {
    EditableRoom room = sources.rooms().get(roomIndex);
    RoomNumbers numbers = room.numbers();
    // The page cannot show a room without boxes.
    List<BoxRecord> boxes =
        numbers.boxes().isEmpty() ? List.of(BoxRecord.SENTINEL) : numbers.boxes();
    BoxChunks floor =
        sources
            .check(roomIndex, numbers)
            .floor()
            .filter(built -> built.boxes().count() > 0)
            .orElseGet(
                () ->
                    new BoxChunks(
                        new BoxRecords(boxes),
                        Optional.empty(),
                        Optional.empty(),
                        new ScaleSlots(numbers.slots(), Bytes.EMPTY)));
    return new LabRoom(
        room.number(),
        room.number() + " " + room.name(),
        floor,
        room.background().map(SourceRooms::picture),
        List.<Point>of(),
        List.of(),
        List.of());
  }

  private static LabPicture picture(IndexedPicture picture) {
    return new LabPicture(
        picture.width(),
        picture.height(),
        picture.pixels().toArray(),
        Arrays.copyOf(picture.palette().toArray(), PALETTE_BYTES));
  }

  /**
   * Returns the picture of a z-plane. The picture is white where the plane hides actors, so that a
   * page can lay it over the picture of the room in order to brighten these parts.
   */
  private static LabPicture mask(IndexedPicture plane) {
    byte[] pixels = plane.pixels().toArray();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (pixels[i] == 0 ? 0 : 1);
    }
    byte[] palette = new byte[PALETTE_BYTES];
    Arrays.fill(palette, CHANNEL_COUNT, 2 * CHANNEL_COUNT, (byte) 0xFF);
    return new LabPicture(plane.width(), plane.height(), pixels, palette);
  }

  private static void add(
      JsonWriter json, EditableRoom room, EditableSources sources, boolean writable) {
    json.put("writable", writable).put("name", room.name()).put("file", room.boxesPath());
    json.putArray("verbs", verbs -> sources.verbs().forEach(verbs::add));
    json.putArray(
        "boxCalls",
        calls ->
            room.boxCalls()
                .forEach(each -> calls.add(each.path() + ":" + each.line() + " " + each.text())));
    json.putArray(
        "things", things -> room.things().forEach(one -> things.addObject(o -> add(o, one))));
    json.putArray(
        "planes",
        planes ->
            room.planes()
                .forEach(
                    (number, plane) ->
                        planes.addObject(
                            one ->
                                one.put("number", number)
                                    .put("picture", PictureData.uri(mask(plane))))));
  }

  private static void add(JsonWriter json, EditableThing thing) {
    json.put("kind", thing.kind().name().toLowerCase(Locale.ROOT));
    json.put("name", thing.name()).put("file", thing.path());
    json.putArray("numbers", numbers -> thing.numbers().forEach(numbers::add));
    json.putArray(
        "written",
        written -> {
          for (int i = 0; i < thing.numbers().size(); i++) {
            PlacementNumber slot = EditableThing.slot(i);
            written.add(thing.written().containsKey(slot) ? 1 : 0);
          }
        });
    add(json, thing.look());
  }

  private static void add(JsonWriter json, ThingAppearance look) {
    json.put("state", look.state());
    json.putArray(
        "states",
        states ->
            look.states()
                .forEach(
                    state ->
                        states.addObject(
                            one -> one.put("number", state.value()).put("name", state.name()))));
    json.putArray(
        "pictures",
        pictures ->
            look.pictures()
                .forEach(
                    (state, png) ->
                        pictures.addObject(
                            one ->
                                one.put("state", state)
                                    .put(
                                        "picture",
                                        PNG_DATA_PREFIX
                                            + Base64.getEncoder().encodeToString(png.toArray())))));
  }
}
