package org.bowsprit.adventures;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;

/**
 * Creates the sources of an adventure's game: scripts, pictures, the goals file, and {@code
 * map.json}, which contains the graph of the places.
 */
public final class AdventureSources {

  private static final String STARTER_ROOM = "rooms/cabin/background.png";

  private final Adventure adventure;

  private AdventureSources(Adventure adventure) {
    this.adventure = adventure;
  }

  /** Returns the sources of an adventure. */
  public static SourceTree of(Adventure adventure) {
    return new AdventureSources(adventure).tree();
  }

  private SourceTree tree() {
    SourceTree starter = StarterGame.sources("Adventure " + adventure.name());
    NavigableMap<String, Bytes> files = new TreeMap<>();
    starter
        .files()
        .forEach(
            (path, bytes) -> {
              if (path.startsWith("charsets/") || path.startsWith("costumes/")) {
                files.put(path, bytes);
              }
            });
    files.put("game.bow", SourceTree.bytes(game()));
    PlacePainter painter = new PlacePainter(starter.files().get(STARTER_ROOM).toArray());
    for (int i = 0; i < adventure.places().size(); i++) {
      PlaceSource placeSource = new PlaceSource(adventure, i);
      String folder = "rooms/" + adventure.places().get(i).name() + "/";
      files.put(folder + "room.bow", SourceTree.bytes(placeSource.text()));
      files.put(folder + "boxes.txt", SourceTree.bytes(PlaceSource.BOXES));
      placeSource
          .pictures(painter)
          .forEach((name, png) -> files.put(folder + name, Bytes.wrap(png)));
    }
    files.put("goals.json", SourceTree.bytes(json(goals())));
    files.put("map.json", SourceTree.bytes(json(map())));
    return new SourceTree(files);
  }

  private String game() {
    StringBuilder text = new StringBuilder();
    text.append("game \"Adventure ").append(adventure.name()).append("\"\n\n");
    text.append("use interface nine-verbs\ncharset plain\ncostume mira\nbit won\n");
    for (Door door : adventure.doors()) {
      text.append("bit ").append(openedBit(door)).append('\n');
    }
    for (Key.GivenKey givenKey : givenKeys()) {
      text.append("bit ").append(clueBit(givenKey.clue())).append('\n');
    }
    text.append(
        """

        actor hero {
          costume mira
          name "Hero"
          talkColor 11
          walkSpeed 8, 4
        }
        """);
    for (Key.GivenKey givenKey : givenKeys()) {
      text.append(
          """

          actor %s {
            costume mira
            name "%s"
            talkColor 13
          }
          """
              .formatted(actorName(givenKey.person()), capitalized(givenKey.person().name())));
    }
    text.append(
        """

        script begin {
          init hero
        %s  put hero at 160, 130 in %s
          loadRoom(%<s)
        }
        """
            .formatted(initStatements(), adventure.places().get(0).name()));
    return text.toString();
  }

  private String initStatements() {
    StringBuilder text = new StringBuilder();
    for (Key.GivenKey givenKey : givenKeys()) {
      text.append("  init ").append(actorName(givenKey.person())).append('\n');
    }
    return text.toString();
  }

  private List<Key.GivenKey> givenKeys() {
    return adventure.doors().stream()
        .map(Door::key)
        .filter(Key.GivenKey.class::isInstance)
        .map(Key.GivenKey.class::cast)
        .toList();
  }

  private Map<String, Object> goals() {
    List<Map<String, String>> milestones = new ArrayList<>();
    for (Door door : adventure.doors()) {
      if (door.key() instanceof Key.GivenKey givenKey) {
        milestones.add(milestone("the " + givenKey.topic(), clueBit(givenKey.clue()) + " == 1"));
      }
      Thing key = door.key().thing();
      milestones.add(milestone("the " + key.name(), "carries(" + key.id() + ")"));
      milestones.add(milestone("the " + door.name(), openedBit(door) + " == 1"));
    }
    return new TreeMap<>(Map.of("goals", 1, "goal", "won == 1", "milestones", milestones));
  }

  private static Map<String, String> milestone(String name, String condition) {
    return new TreeMap<>(Map.of("name", name, "when", condition));
  }

  private Map<String, Object> map() {
    List<Map<String, Object>> places = new ArrayList<>();
    for (Place place : adventure.places()) {
      places.add(new TreeMap<>(Map.of("name", place.name(), "closes", place.closes())));
    }
    List<Map<String, String>> doors = new ArrayList<>();
    for (Door door : adventure.doors()) {
      doors.add(
          new TreeMap<>(
              Map.of(
                  "id", door.id(),
                  "name", door.name(),
                  "from", adventure.places().get(door.from()).name(),
                  "to", adventure.places().get(door.to()).name(),
                  "key", door.key().thing().name())));
    }
    return new TreeMap<>(
        Map.of(
            "level",
            adventure.level().number(),
            "seed",
            adventure.seed(),
            "places",
            places,
            "doors",
            doors));
  }

  private static String json(Object document) {
    try {
      return new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the bit that is set when a door has been opened. */
  static String openedBit(Door door) {
    return door.id() + "Opened";
  }

  /** Returns the bit that is set when a clue has been looked at. */
  static String clueBit(Thing clue) {
    return clue.id() + "Read";
  }

  /** Returns the actor of a person. */
  static String actorName(Thing person) {
    return person.id() + "Actor";
  }

  static String capitalized(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
