package org.bowsprit.trial.metric;

/**
 * The figures of a route's samples, which are taken at every pixel of its length.
 *
 * @param samples the number of samples
 * @param outside the number of samples more than ¾ pixel away from every effective box
 * @param locked the number of those samples that are in a locked box
 * @param minClearance the smallest distance of a sample on the floor to the floor's edge, in
 *     pixels; 0 in a box that is only a line; NaN without samples on the floor
 * @param meanClearance the mean of that distance
 */
public record SampleFigures(
    int samples, int outside, int locked, double minClearance, double meanClearance) {}
