package org.bowsprit.routelab.experiment;

import org.bowsprit.trial.Contestant;

/**
 * The summary of one router over all rooms.
 *
 * @param contestant the router
 * @param asked the number of questions
 * @param reached the number of routes that end at their target
 * @param stopsShort the number of routes that end elsewhere although another router's route arrives
 * @param withoutMatrix the number of routes that end elsewhere because there is no matrix to follow
 * @param ratio the ratio to the shortest path through portals, at least 1, so that a route outside
 *     the portals has no advantage
 * @param shortcuts the number of those routes that are shorter than any path through portals
 * @param slack the ticks of walks that arrive, minus the smallest number that any router needs for
 *     the question
 * @param agreement the part of the matrix chain that its boxes follow
 * @param sameChain the number of routes that cross exactly the boxes that the matrix names
 * @param chained the number of questions with a matrix chain
 * @param turns the turns at inner waypoints
 * @param outside the number of routes with a sample outside the floor
 * @param nanos the planning times of routes that arrive, in nanoseconds
 * @param bytes the allocated bytes for routes that arrive
 */
public record Summary(
    Contestant contestant,
    int asked,
    int reached,
    int stopsShort,
    int withoutMatrix,
    Distribution ratio,
    int shortcuts,
    Distribution slack,
    Distribution agreement,
    int sameChain,
    int chained,
    Distribution turns,
    int outside,
    Distribution nanos,
    Distribution bytes) {}
