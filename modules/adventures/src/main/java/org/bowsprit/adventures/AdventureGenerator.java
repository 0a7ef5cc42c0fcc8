package org.bowsprit.adventures;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Generates adventures. The same level and seed give the same adventure.
 *
 * <p>While door i is locked, only the places 0 to i can be reached. Everything that is needed to
 * obtain the key of the door is in these places, so every adventure can be won. A place that closes
 * contains only things that the player can carry away, and no other door.
 */
public final class AdventureGenerator {

  /** The maximum number of doors and people in a place. */
  private static final int MAX_TALL_OBJECTS = 4;

  /** The maximum number of things in a place. */
  private static final int MAX_FLAT_OBJECTS = 7;

  private final Level level;
  private final long seed;
  private final Random random;
  private final List<Place> places = new ArrayList<>();
  private final List<Door> doors = new ArrayList<>();
  private final List<Thing> decoys = new ArrayList<>();
  private final List<String> keyNames;
  private final List<String> doorNames;
  private final List<String> decoyNames;
  private final List<String> personNames;
  private final List<String> topics;
  private final List<List<String>> compounds;
  private final int[] tallObjects;
  private final int[] flatObjects;
  private int lastThingNumber;

  private AdventureGenerator(Level level, long seed) {
    this.level = level;
    this.seed = seed;
    random = new Random(level.number() * 1_000_003L + seed);
    keyNames = shuffle(AdventureWords.KEYS);
    doorNames = shuffle(AdventureWords.DOORS);
    decoyNames = shuffle(AdventureWords.DECOYS);
    personNames = shuffle(AdventureWords.PEOPLE);
    topics = shuffle(AdventureWords.TOPICS);
    compounds = shuffle(AdventureWords.COMPOUNDS);
    tallObjects = new int[level.places()];
    flatObjects = new int[level.places()];
  }

  /** Generates the adventure of a level and a seed. */
  public static Adventure generate(Level level, long seed) {
    return new AdventureGenerator(level, seed).generate();
  }

  private Adventure generate() {
    List<Integer> closingPlaces = chooseClosingPlaces();
    List<String> names = shuffle(AdventureWords.PLACES);
    for (int i = 0; i < level.places(); i++) {
      places.add(new Place(names.get(i), closingPlaces.contains(i)));
    }
    List<String> kinds = kindsOfKeys();
    for (int i = 0; i + 1 < level.places(); i++) {
      int from =
          pick(i, place -> !places.get(place).closes() && tallObjects[place] < MAX_TALL_OBJECTS);
      tallObjects[from]++;
      tallObjects[i + 1]++;
      String id = "door" + (i + 1);
      doors.add(new Door(id, doorNames.get(i) + " door", from, i + 1, key(kinds.get(i), i)));
    }
    int lastPlace = level.places() - 1;
    flatObjects[lastPlace]++;
    Thing treasure = new Thing("treasure", "treasure", lastPlace);
    for (int i = 0; i < level.decoys(); i++) {
      decoys.add(newThing(decoyNames.get(i), lastPlace));
    }
    return new Adventure(level, seed, places, doors, decoys, treasure);
  }

  /** Returns the places that close. The first and the last place never close. */
  private List<Integer> chooseClosingPlaces() {
    List<Integer> innerPlaces =
        new ArrayList<>(IntStream.range(1, level.places() - 1).boxed().toList());
    Collections.shuffle(innerPlaces, random);
    return innerPlaces.subList(0, level.closing());
  }

  /** Returns the kinds of the keys, in the order of the doors. */
  private List<String> kindsOfKeys() {
    List<String> kinds = new ArrayList<>();
    kinds.addAll(Collections.nCopies(level.combined(), "combined"));
    kinds.addAll(Collections.nCopies(level.told(), "told"));
    kinds.addAll(Collections.nCopies(level.places() - 1 - kinds.size(), "lying"));
    Collections.shuffle(kinds, random);
    return kinds;
  }

  private Key key(String kind, int lastPossiblePlace) {
    if (kind.equals("combined")) {
      List<String> words = compounds.remove(0);
      Thing part = newThing(words.get(0), lastPossiblePlace);
      Thing other = newThing(words.get(1), lastPossiblePlace);
      return new Key.CombinedKey(new Thing(nextId(), words.get(2), part.place()), part, other);
    }
    String name = keyNames.remove(0);
    if (kind.equals("told")) {
      int at =
          pick(
              lastPossiblePlace,
              place -> !places.get(place).closes() && tallObjects[place] < MAX_TALL_OBJECTS);
      tallObjects[at]++;
      Thing person = new Thing(nextId(), personNames.remove(0), at);
      String topic = topics.remove(0);
      Thing clue = newThing("note about the " + topic, lastPossiblePlace);
      return new Key.GivenKey(new Thing(nextId(), name, at), person, clue, topic);
    }
    return new Key.PlacedKey(newThing(name, lastPossiblePlace));
  }

  /** Returns a new thing in one of the places up to {@code lastPossiblePlace}. */
  private Thing newThing(String name, int lastPossiblePlace) {
    int place = pick(lastPossiblePlace, each -> flatObjects[each] < MAX_FLAT_OBJECTS);
    flatObjects[place]++;
    return new Thing(nextId(), name, place);
  }

  private String nextId() {
    return "thing" + ++lastThingNumber;
  }

  private int pick(int lastPossiblePlace, IntPredicate condition) {
    int[] candidates = IntStream.rangeClosed(0, lastPossiblePlace).filter(condition).toArray();
    return candidates[random.nextInt(candidates.length)];
  }

  private <T> List<T> shuffle(List<T> words) {
    List<T> shuffled = new ArrayList<>(words);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }
}
