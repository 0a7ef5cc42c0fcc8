package org.bowsprit.trial.metric;

/**
 * The figures of a route's samples, one a pixel of its length.
 *
 * @param samples how many there are
 * @param outside samples more than ¾ pixel off every effective box
 * @param locked those of them that lie in a hidden box
 * @param minClearance smallest distance of a sample on the floor to the floor's edge, in pixels; 0
 *     on a line box; NaN without such a sample
 * @param meanClearance mean of that distance
 */
public record Sampled(
    int samples, int outside, int locked, double minClearance, double meanClearance) {}
