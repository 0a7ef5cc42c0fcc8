package org.bowsprit.vm;

/** Hears of rooms that are being entered: for debuggers. */
@FunctionalInterface
public interface RoomListener {

  /** Hears that a room was loaded and its entry scripts come next. */
  void entering(int room);
}
