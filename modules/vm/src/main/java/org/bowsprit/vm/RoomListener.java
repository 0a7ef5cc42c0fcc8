package org.bowsprit.vm;

/** Receives each room that is entered. For debuggers. */
@FunctionalInterface
public interface RoomListener {

  /** Called after a room is loaded and before its entry scripts run. */
  void roomEntered(int room);
}
