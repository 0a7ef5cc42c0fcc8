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
  private int flipClass;
  private final List<Integer> actorsThatLeft = new ArrayList<>();

  FakeStage(RoomFloor floor) {
    this.floor = floor;
  }

  FakeStage addCostume(int number, Costume costume) {
    costumes.put(number, costume);
    return this;
  }

  void enterRoomWith(RoomFloor newFloor) {
    floor = newFloor;
  }

  void setFlipClass(int objectClass) {
    flipClass = objectClass;
  }

  /** Returns the numbers of the visible actors that have left the room. */
  List<Integer> actorsThatLeft() {
    return actorsThatLeft;
  }

  @Override
  public int room() {
    return ROOM;
  }

  @Override
  public RoomFloor roomFloor() {
    return floor;
  }

  @Override
  public Costume costume(int number) {
    return costumes.get(number);
  }

  @Override
  public boolean isOfClass(Actor actor, int number) {
    return flipClass == number;
  }

  @Override
  public void actorLeavesRoom(Actor actor) {
    actorsThatLeft.add(actor.id());
  }
}
