package org.bowsprit.insight.ghost;

import java.util.Optional;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.experiment.WalkSpeed;
import org.bowsprit.routelab.experiment.WalkWatcher;
import org.bowsprit.routelab.room.BoxChanges;
import org.bowsprit.routelab.room.LabRoom;

/**
 * A walk at its beginning: all that other routers need to be asked the same. Immutable.
 *
 * @param actor who walks
 * @param room the room as on disk
 * @param changes what scripts changed of its floor
 * @param speed how fast the actor is
 * @param from where it stood
 * @param to where it is to go, as it was asked for
 * @param look what it wears; empty without a costume
 * @param tick iterations played when it began
 */
public record WalkStart(
    int actor,
    LabRoom room,
    BoxChanges changes,
    WalkSpeed speed,
    Point from,
    Point to,
    Optional<WalkWatcher.Look> look,
    long tick) {}
