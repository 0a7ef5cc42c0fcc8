package org.bowsprit.engine.world;

import org.bowsprit.format.room.RoomObject;

/**
 * The inventory's copy of an object's code and name, made when the object was picked up.
 *
 * @param room the room its data came from
 */
public record CarriedObject(int room, RoomObject data) {}
