package org.bowsprit.routelab.experiment;

/**
 * What planning cost one router in one room, warm and on one thread.
 *
 * @param router the router's id
 * @param timed how many walks were timed
 * @param medianNanos half of the walks took no longer
 * @param p95Nanos 95 of 100 walks took no longer
 * @param bytes mean allocation a walk, −1 if the virtual machine does not tell
 */
public record Timing(String router, int timed, long medianNanos, long p95Nanos, long bytes) {}
