package org.bowsprit.insight.ghost;

import java.util.Optional;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LabRoom;

/**
 * The start of a walk, with all data that other routers need to plan the same walk. Immutable.
 *
 * @param actor the actor that walks
 * @param room the room as on disk
 * @param changes the changes that scripts made to the room's floor
 * @param speed the speed of the actor
 * @param from the start
 * @param to the requested destination
 * @param look the actor's costume; empty if it has none
 * @param tick the number of iterations played when the walk began
 */
public record WalkStart(
    int actor,
    LabRoom room,
    BoxChanges changes,
    WalkSpeed speed,
    Point from,
    Point to,
    Optional<WalkWatcher.ActorCostume> look,
    long tick) {}
