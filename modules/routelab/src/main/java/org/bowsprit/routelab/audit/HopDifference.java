package org.bowsprit.routelab.audit;

/**
 * A pair of boxes for which the matrices differ; −1 means no path.
 *
 * @param from the current box
 * @param to the destination box
 * @param disk the next box on disk
 * @param seed the next box by breadth-first search; the founding documents' rule determines the
 *     neighbours
 * @param reference the next box by the reference interpreter's relaxation over its neighbours
 */
public record HopDifference(int from, int to, int disk, int seed, int reference) {}
