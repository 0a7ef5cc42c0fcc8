/**
 * A router that walks straight and around obstacles: it follows an obstacle's outline with either
 * hand and takes the shorter path.
 */
package org.bowsprit.examples.obstaclefollower;
