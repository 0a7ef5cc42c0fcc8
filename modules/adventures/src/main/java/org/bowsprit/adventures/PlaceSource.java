package org.bowsprit.adventures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Creates the sources of one place: the script and the pictures. */
final class PlaceSource {

  /** The floor of every place. */
  static final String BOXES =
      """
      box 0 none
      box 1 (8,100) (311,100) (311,142) (8,142)
      """;

  /** The left edges of doors and people. */
  private static final int[] TALL_OBJECT_LEFTS = {8, 88, 168, 248};

  private final Adventure adventure;
  private final int index;
  private final Place place;
  private final List<Door> doors;
  private final List<Key.GivenKey> people = new ArrayList<>();
  private final Map<String, Thing> floorThings = new LinkedHashMap<>();
  private final StringBuilder text = new StringBuilder();
  private int nextTallIndex;

  PlaceSource(Adventure adventure, int index) {
    this.adventure = adventure;
    this.index = index;
    place = adventure.places().get(index);
    doors = adventure.doors().stream().filter(door -> door.from() == index).toList();
    for (Door door : adventure.doors()) {
      Key key = door.key();
      if (key instanceof Key.PlacedKey) {
        addFloorThing(key.thing(), portableMembers(key.thing(), ""));
      } else if (key instanceof Key.CombinedKey combined) {
        addFloorThing(
            combined.part(),
            portableMembers(combined.part(), combinationHandler(combined, combined.other())));
        addFloorThing(
            combined.other(),
            portableMembers(combined.other(), combinationHandler(combined, combined.part())));
      } else if (key instanceof Key.GivenKey givenKey) {
        addFloorThing(givenKey.clue(), clueMembers(givenKey));
        if (givenKey.person().place() == index) {
          people.add(givenKey);
        }
      }
    }
    adventure.decoys().forEach(decoy -> addFloorThing(decoy, portableMembers(decoy, "")));
    addFloorThing(adventure.treasure(), treasureMembers());
  }

  private void addFloorThing(Thing thing, String members) {
    if (thing.place() == index) {
      floorThings.put(members, thing);
    }
  }

  /** Returns the script of the room. */
  String text() {
    text.append("room ").append(place.name()).append(" {\n");
    if (index > 0) {
      addWayBack(adventure.doorTo(index));
    }
    doors.forEach(this::addDoor);
    people.forEach(this::addPerson);
    int column = 0;
    for (Map.Entry<String, Thing> floorThing : floorThings.entrySet()) {
      int left = 16 + 40 * column++;
      addObject(
          floorThing.getValue(),
          "at %s, 112\n    size 32, 16\n    walk %s, 136 facing north".formatted(left, left + 16),
          floorThing.getKey());
    }
    adventure.doors().forEach(this::addInvisibleKey);
    addEntry();
    return text.append("}\n").toString();
  }

  private void addObject(Thing thing, String shape, String members) {
    addObject(thing.id(), thing.name(), shape, members);
  }

  private void addObject(String id, String name, String shape, String members) {
    text.append("  object ").append(id).append(" {\n    name \"").append(name).append("\"\n    ");
    text.append(shape).append('\n').append(members.indent(4)).append("  }\n\n");
  }

  /** Returns the shape of the next door or person. */
  private String nextTallShape() {
    int left = TALL_OBJECT_LEFTS[nextTallIndex++];
    return "at %s, 32\n    size 40, 64\n    walk %s, 106 facing north".formatted(left, left + 20);
  }

  private void addWayBack(Door door) {
    Place previousPlace = adventure.places().get(door.from());
    String leaveCode = "loadRoomWithEgo(%s, %s, -1, -1)".formatted(door.id(), previousPlace.name());
    if (place.closes()) {
      leaveCode =
          "%s becomes shut\n  ego: \"It falls shut behind me!\"\n  %s"
              .formatted(door.id(), leaveCode);
    }
    addObject(
        door.back(),
        "way to the " + previousPlace.name(),
        nextTallShape(),
        """
        class Way
        verb look { ego: "Back to the %s.%s" }
        verb go, open, use {
          %s
        }"""
            .formatted(
                previousPlace.name(),
                place.closes() ? " It is about to fall shut." : "",
                leaveCode));
  }

  private void addDoor(Door door) {
    Place nextPlace = adventure.places().get(door.to());
    addObject(
        door.id(),
        door.name(),
        nextTallShape(),
        """
        class Way
        states locked, open, shut
        state locked
        verb look {
          if %1$s is locked {
            ego: "It is locked. It wants a %2$s."
          } else if %1$s is open { ego: "It is open." } else { ego: "It is shut for good." }
        }
        verb use with %3$s {
          if %1$s is locked {
            %1$s becomes open
            %4$s = 1
            lose(%3$s)
            ego: "It opens, and keeps the key."
          } else { ego: "That is of no use now." }
        }
        verb go, open {
          if %1$s is open { loadRoomWithEgo(%5$s, %6$s, -1, -1) } else if %1$s is locked {
            ego: "It is locked. It wants a %2$s."
          } else { ego: "It is shut for good." }
        }"""
            .formatted(
                door.id(),
                door.key().thing().name(),
                door.key().thing().id(),
                AdventureSources.openedBit(door),
                door.back(),
                nextPlace.name()));
  }

  private void addPerson(Key.GivenKey givenKey) {
    Thing person = givenKey.person();
    String actor = AdventureSources.actorName(person);
    addObject(
        person,
        nextTallShape(),
        """
        class Person
        verb look { ego: "A %s, who has seen much." }
        verb talk { %sTalk() }"""
            .formatted(person.name(), person.id()));
    text.append(
        """
          dialogue %1$sTalk {
            %2$s: "Good day."
            "What do you know of the %3$s?" if %4$s && !has(%5$s) && !%7$s -> {
              %2$s: "So you have heard of it. Take this."
              pickupObject(%5$s, %6$s)
              leave
            }
            "Goodbye." -> leave
          }

        """
            .formatted(
                person.id(),
                actor,
                givenKey.topic(),
                AdventureSources.clueBit(givenKey.clue()),
                givenKey.thing().id(),
                place.name(),
                AdventureSources.openedBit(doorOf(givenKey))));
  }

  private Door doorOf(Key key) {
    return adventure.doors().stream().filter(door -> door.key() == key).findFirst().orElseThrow();
  }

  /** Writes an invisible object for a key that a person has, or that the player makes later. */
  private void addInvisibleKey(Door door) {
    if (!(door.key() instanceof Key.PlacedKey) && door.key().thing().place() == index) {
      addObject(
          door.key().thing(),
          "at 304, 0\n    size 8, 8\n    class Untouchable",
          "verb look { ego: \"The %s.\" }".formatted(door.key().thing().name()));
    }
  }

  private void addEntry() {
    if (people.isEmpty()) {
      return;
    }
    text.append("  entry {\n");
    int slot = (index > 0 ? 1 : 0) + doors.size();
    for (Key.GivenKey givenKey : people) {
      String actor = AdventureSources.actorName(givenKey.person());
      text.append(
          "    put %1$s at %2$s, 102 in %3$s\n    %1$s becomes Untouchable\n"
              .formatted(actor, TALL_OBJECT_LEFTS[slot++] + 20, place.name()));
    }
    text.append("  }\n");
  }

  private static String portableMembers(Thing thing, String handlers) {
    return """
    states taken, lying
    state lying
    verb look { ego: "The %1$s." }
    verb pickup { take(%2$s) }
    %3$s"""
        .formatted(thing.name(), thing.id(), handlers);
  }

  private String combinationHandler(Key.CombinedKey combined, Thing other) {
    return """
    verb use with %1$s {
      if has(%2$s) && has(%3$s) {
        pickupObject(%4$s, %5$s)
        lose(%2$s)
        lose(%3$s)
        ego: "Together they are a %6$s."
      } else { ego: "I must carry both." }
    }"""
        .formatted(
            other.id(),
            combined.part().id(),
            combined.other().id(),
            combined.thing().id(),
            adventure.places().get(combined.thing().place()).name(),
            combined.thing().name());
  }

  private static String clueMembers(Key.GivenKey givenKey) {
    return """
    states gone, lying
    state lying
    verb look {
      %s = 1
      ego: "It is about the %s. The %s may know more."
    }"""
        .formatted(
            AdventureSources.clueBit(givenKey.clue()), givenKey.topic(), givenKey.person().name());
  }

  private String treasureMembers() {
    return """
    states taken, lying
    state lying
    verb look { ego: "There it is!" }
    verb pickup {
      won = 1
      take(%s)
      ego: "It is mine."
    }"""
        .formatted(adventure.treasure().id());
  }

  /** Returns the pictures of the room by their names. */
  Map<String, byte[]> pictures(PlacePainter painter) {
    Map<String, byte[]> pictures = new LinkedHashMap<>();
    int firstDoorIndex = index > 0 ? 1 : 0;
    pictures.put(
        "background.png",
        painter.paintBackground(index, firstDoorIndex == 1 ? TALL_OBJECT_LEFTS[0] : -1));
    for (int i = 0; i < doors.size(); i++) {
      String id = doors.get(i).id();
      pictures.put(id + "-locked.png", painter.paintDoor(doors.get(i).name(), false));
      pictures.put(id + "-shut.png", painter.paintDoor(doors.get(i).name(), false));
      pictures.put(id + "-open.png", painter.paintDoor(doors.get(i).name(), true));
    }
    for (Thing thing : floorThings.values()) {
      pictures.put(thing.id() + "-lying.png", painter.paintThing(index, thing.name()));
    }
    return pictures;
  }
}
