package org.bowsprit.engine.world;

import org.bowsprit.format.room.RoomObject;

/**
 * What an inventory keeps of an object: the copy of its code and name made when it was picked up.
 *
 * @param room the room its data came from
 * @param data its data
 */
public record CarriedObject(int room, RoomObject data) {}
