package org.bowsprit.routelab.experiment;

import org.bowsprit.trial.Contestant;

/**
 * One router over all rooms.
 *
 * @param contestant the router
 * @param asked how many questions it was asked
 * @param reached how many routes end at their target
 * @param stopsShort how many end elsewhere though another router's route arrives
 * @param withoutMatrix how many end elsewhere since there is no matrix to follow
 * @param ratio length over the shortest way through portals, at least 1: a route that leaves the
 *     portals gains nothing by it
 * @param shortcuts how many of those routes are shorter than any way through portals
 * @param slack ticks over the fewest any router took for that question, of walks that arrive
 * @param agreement share of the matrix chain its boxes follow
 * @param sameChain how many routes cross exactly the boxes the matrix names
 * @param chained how many questions have a matrix chain at all
 * @param turns at inner waypoints
 * @param outside routes with a sample off the floor
 * @param nanos time of a plan whose route arrives
 * @param bytes allocation of a plan whose route arrives
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
