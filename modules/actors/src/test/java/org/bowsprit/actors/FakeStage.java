package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.costume.Costume;

/** A world for tests with one room, number 1, which has a floor; costumes are found by number. */
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

  /** The numbers of the visible actors that left the room. */
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
