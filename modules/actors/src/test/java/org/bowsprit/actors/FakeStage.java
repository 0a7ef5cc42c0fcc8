package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.costume.Costume;

/**
 * A stage for tests. It has one room, number 1, with a floor, and finds costumes by their numbers.
 */
final class FakeStage implements Stage {

  static final int ROOM = 1;

  private final Map<Integer, Costume> costumes = new HashMap<>();
  private RoomFloor floor;
  private int flipped;
  private final List<Integer> left = new ArrayList<>();

  FakeStage(RoomFloor floor) {
    this.floor = floor;
  }

  FakeStage with(int number, Costume costume) {
    costumes.put(number, costume);
    return this;
  }

  void enter(RoomFloor other) {
    floor = other;
  }

  void flip(int objectClass) {
    flipped = objectClass;
  }

  /** Returns the numbers of the visible actors that have left the room. */
  List<Integer> left() {
    return left;
  }

  @Override
  public int room() {
    return ROOM;
  }

  @Override
  public RoomFloor floor() {
    return floor;
  }

  @Override
  public Costume costume(int number) {
    return costumes.get(number);
  }

  @Override
  public boolean isOfClass(Actor actor, int number) {
    return flipped == number;
  }

  @Override
  public void leaves(Actor actor) {
    left.add(actor.id());
  }
}
