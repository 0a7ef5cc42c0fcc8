package org.bowsprit.adventures;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds a way to win an adventure from the plan of the adventure. The way proves that the adventure
 * can be won. It is not always the shortest way.
 */
public final class Walkthrough {

  private final Adventure adventure;
  private final List<Move> moves = new ArrayList<>();
  private final Set<Thing> carried = new HashSet<>();
  private int place;

  /**
   * An action, with the members of an action of the environment.
   *
   * @param verb the name of the verb; null for a walk or a line
   * @param object the name of the object in the sources; null for a line
   * @param object2 the name of the second object; null if there is none
   * @param line the number of the line to choose; null if this is not a line
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Move(String verb, String object, String object2, Integer line) {

    static Move of(String verb, Thing thing) {
      return new Move(verb, thing.id(), null, null);
    }
  }

  private Walkthrough(Adventure adventure) {
    this.adventure = adventure;
  }

  /** Returns the moves that win an adventure. */
  public static List<Move> of(Adventure adventure) {
    return List.copyOf(new Walkthrough(adventure).moves());
  }

  private List<Move> moves() {
    for (Door door : adventure.doors()) {
      obtainKey(door.key());
      goTo(door.from());
      moves.add(new Move("Use", door.key().thing().id(), door.id(), null));
    }
    goTo(adventure.treasure().place());
    moves.add(Move.of("Pick up", adventure.treasure()));
    return moves;
  }

  private void obtainKey(Key key) {
    if (key instanceof Key.PlacedKey placedKey) {
      take(placedKey.thing());
    } else if (key instanceof Key.CombinedKey combined) {
      take(combined.part());
      take(combined.other());
      moves.add(new Move("Use", combined.part().id(), combined.other().id(), null));
    } else if (key instanceof Key.GivenKey givenKey) {
      // The player has already looked at a clue that is in a closed place, before leaving the
      // place.
      if (carried.add(givenKey.clue())) {
        goTo(givenKey.clue().place());
        moves.add(Move.of("Look at", givenKey.clue()));
      }
      goTo(givenKey.person().place());
      moves.add(Move.of("Talk to", givenKey.person()));
      moves.add(new Move(null, null, null, 0));
    }
  }

  private void take(Thing thing) {
    if (carried.add(thing)) {
      goTo(thing.place());
      moves.add(Move.of("Pick up", thing));
    }
  }

  private void goTo(int target) {
    Deque<Integer> path = new ArrayDeque<>();
    for (int ancestor = target;
        !leadsTo(ancestor, place);
        ancestor = adventure.doorTo(ancestor).from()) {
      path.push(ancestor);
    }
    int commonPlace = path.isEmpty() ? target : adventure.doorTo(path.peek()).from();
    while (place != commonPlace) {
      takeEverything();
      Door door = adventure.doorTo(place);
      moves.add(new Move(null, door.back(), null, null));
      place = door.from();
    }
    while (!path.isEmpty()) {
      place = path.pop();
      moves.add(new Move(null, adventure.doorTo(place).id(), null, null));
    }
  }

  /**
   * Returns whether the place {@code at} is the place {@code other} or on the way from there to the
   * first place.
   */
  private boolean leadsTo(int at, int other) {
    int each = other;
    while (each != at && each != 0) {
      each = adventure.doorTo(each).from();
    }
    return each == at;
  }

  /** Takes all useful things from a place before it closes. */
  private void takeEverything() {
    if (!adventure.places().get(place).closes()) {
      return;
    }
    for (Door door : adventure.doors()) {
      Key key = door.key();
      if (key instanceof Key.PlacedKey placedKey) {
        takeHere(placedKey.thing());
      } else if (key instanceof Key.CombinedKey combined) {
        takeHere(combined.part());
        takeHere(combined.other());
      } else if (key instanceof Key.GivenKey givenKey
          && givenKey.clue().place() == place
          && carried.add(givenKey.clue())) {
        moves.add(Move.of("Look at", givenKey.clue()));
      }
    }
  }

  private void takeHere(Thing thing) {
    if (thing.place() == place) {
      take(thing);
    }
  }
}
