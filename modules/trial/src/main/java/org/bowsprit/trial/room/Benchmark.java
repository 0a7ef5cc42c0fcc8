package org.bowsprit.trial.room;

/**
 * The data about a walk in its file.
 *
 * @param bucket the group of walks it belongs to, by length
 * @param optimum the length of the shortest way, in units of the file
 * @param octile whether this length counts steps to the eight neighbouring cells without cutting
 *     corners; otherwise it is the length at any angle
 */
public record Benchmark(int bucket, double optimum, boolean octile) {}
