/**
 * A router that goes straight on and around what is in the way: outlines of floors, the two hands
 * that follow them, and the shorter of their walks.
 */
package org.bowsprit.examples.obstaclefollower;
