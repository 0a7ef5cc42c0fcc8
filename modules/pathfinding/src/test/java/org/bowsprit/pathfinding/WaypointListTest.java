package org.bowsprit.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the list of waypoints, and the removal of unnecessary points. */
class WaypointListTest {

  private final WaypointList list = new WaypointList();

  @Test
  void pointsOnAStraightLineAreRemoved() {
    add(10, 10, 20, 20, 30, 20);
    list.dropStraight(0, 0);
    assertThat(list.toArray()).containsExactly(20, 20, 30, 20);
  }

  @Test
  void aPointWhereThePathTurnsBackIsNotRemoved() {
    add(10, 0, 5, 0);
    list.dropStraight(0, 0);
    assertThat(list.toArray()).containsExactly(10, 0, 5, 0);
  }

  @Test
  void theLastPointIsNotRemoved() {
    add(0, 0, 0, 0);
    list.dropStraight(0, 0);
    assertThat(list.toArray()).containsExactly(0, 0);
  }

  @Test
  void aListGrowsAndCanBeReversedAndCleared() {
    for (int i = 0; i < 100; i++) {
      list.add(i, -i);
    }
    list.reverse();
    assertThat(list.x(0)).isEqualTo(99);
    assertThat(list.y(99)).isZero();
    list.clear();
    assertThat(list.size()).isZero();
  }

  private void add(int... xy) {
    for (int i = 0; i < xy.length; i += 2) {
      list.add(xy[i], xy[i + 1]);
    }
  }
}
