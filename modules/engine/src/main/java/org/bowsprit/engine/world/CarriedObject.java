package org.bowsprit.engine.world;

import org.bowsprit.format.room.RoomObject;

/**
 * The inventory's copy of an object's code and name, made when the object was picked up.
 *
 * @param room the room from which the data came
 */
public record CarriedObject(int room, RoomObject data) {}
