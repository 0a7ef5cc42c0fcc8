package org.bowsprit.routelab.live;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/**
 * Writes rooms for a page: a query file whose sets also have names, scale slots, sizes, pictures,
 * and the locks and walks of their scripts.
 */
public final class RoomsJson {

  private static final int CORNERS_PER_BOX = 4;

  private RoomsJson() {}

  /**
   * Returns rooms as JSON.
   *
   * @param source the name of their source
   * @param picture returns the address of a picture
   */
  public static String of(
      String source, List<LabRoom> rooms, Function<LabPicture, Optional<String>> picture) {
    return of(source, rooms, picture, (position, json) -> {});
  }

  /**
   * Returns rooms as JSON with additional data.
   *
   * @param source the name of their source
   * @param picture returns the address of a picture
   * @param additionalData writes the additional data of the room at an index
   */
  public static String of(
      String source,
      List<LabRoom> rooms,
      Function<LabPicture, Optional<String>> picture,
      BiConsumer<Integer, JsonWriter> additionalData) {
    return JsonWriter.object(
        json -> {
          json.put("source", source);
          json.putArray(
              "sets",
              sets -> {
                for (int position = 0; position < rooms.size(); position++) {
                  int index = position;
                  sets.addObject(
                      set -> {
                        add(set, rooms.get(index), picture);
                        additionalData.accept(index, set);
                      });
                }
              });
          json.putArray("cases", cases -> addQuestions(cases, rooms));
        });
  }

  private static void add(
      JsonWriter json, LabRoom room, Function<LabPicture, Optional<String>> picture) {
    json.put("id", room.id()).put("name", room.name());
    json.putArray("boxes", boxes -> room.data().boxes().boxes().forEach(box -> add(boxes, box)));
    if (room.data().matrix().isPresent()) {
      json.put("boxm", MatrixForms.hex(room.data().matrix().get()));
    } else {
      json.putNull("boxm");
    }
    json.putArray("slots", slots -> room.data().scaleSlots().slots().forEach(s -> add(slots, s)));
    room.field().ifPresent(map -> FieldJson.add(json, map));
    room.picture()
        .ifPresent(
            background -> {
              json.put("width", background.width()).put("height", background.height());
              picture.apply(background).ifPresent(uri -> json.put("picture", uri));
            });
    json.putArray(
        "scenarios",
        scenarios ->
            room.scenarios()
                .forEach(
                    lockScenario -> scenarios.addObject(scenario -> add(scenario, lockScenario))));
    json.putArray(
        "walks",
        walks -> room.scripted().forEach(walk -> walks.addObject(each -> add(each, walk))));
  }

  private static void add(JsonWriter boxes, BoxRecord box) {
    int[] numbers = new int[2 * CORNERS_PER_BOX + 3];
    for (int k = 0; k < CORNERS_PER_BOX; k++) {
      numbers[2 * k] = box.corner(k).x();
      numbers[2 * k + 1] = box.corner(k).y();
    }
    numbers[2 * CORNERS_PER_BOX] = box.mask();
    numbers[2 * CORNERS_PER_BOX + 1] = box.flags();
    numbers[2 * CORNERS_PER_BOX + 2] = box.scale();
    boxes.addArray(numbers);
  }

  private static void add(JsonWriter slots, ScaleSlot slot) {
    slots.addArray(slot.scale1(), slot.y1(), slot.scale2(), slot.y2());
  }

  private static void add(JsonWriter json, LockScenario scenario) {
    json.put("name", scenario.name());
    addLocks(json, scenario);
  }

  private static void addLocks(JsonWriter json, LockScenario scenario) {
    json.putArray("locks", locks -> scenario.locks().forEach(locks::add));
    json.put("rebuilt", scenario.rebuilt());
  }

  private static void addQuestions(JsonWriter cases, List<LabRoom> rooms) {
    for (int set = 0; set < rooms.size(); set++) {
      int setIndex = set;
      for (Question question : rooms.get(set).questions()) {
        cases.addObject(
            json -> {
              json.put("set", setIndex);
              add(json, question);
            });
      }
    }
  }

  private static void add(JsonWriter json, Question walk) {
    addPoint(json, "start", walk.from());
    addPoint(json, "goal", walk.to());
    addLocks(json, walk.scenario());
  }

  private static void addPoint(JsonWriter json, String name, Point point) {
    json.putArray(name, xy -> xy.add(point.x()).add(point.y()));
  }
}
