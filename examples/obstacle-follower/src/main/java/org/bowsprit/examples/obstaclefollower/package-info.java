/**
 * Contains a router whose paths lead straight to the target and around obstacles. It follows the
 * outline of an obstacle in both directions and uses the shorter path.
 */
package org.bowsprit.examples.obstaclefollower;
