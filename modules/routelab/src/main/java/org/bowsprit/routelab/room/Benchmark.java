package org.bowsprit.routelab.room;

/**
 * What the file of a walk says about it.
 *
 * @param bucket the group of walks it belongs to, by length
 * @param optimum the length of the shortest way, in units of the file
 * @param octile whether that is over steps to the eight neighbouring cells that cut no corner; of
 *     other walks it is the length at any angle
 */
public record Benchmark(int bucket, double optimum, boolean octile) {}
