package org.bowsprit.trial.room;

/**
 * The data about a walk in its file.
 *
 * @param bucket the group of walks it belongs to, by length
 * @param optimum the length of the shortest path, in units of the file
 * @param octile whether this is the length of an eight-way path that cuts no corners; otherwise it
 *     is the length of an any-angle path
 */
public record Benchmark(int bucket, double optimum, boolean octile) {}
