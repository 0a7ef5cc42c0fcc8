package org.bowsprit.routelab.audit;

/**
 * A pair of boxes for which the matrices say different things; −1 is "no way".
 *
 * @param from the box one is in
 * @param to the box one wants
 * @param disk the next box on disk
 * @param seed the next box breadth first over the seeds' neighbours
 * @param reference the next box by the reference interpreter's relaxation over its neighbours
 */
public record HopDifference(int from, int to, int disk, int seed, int reference) {}
