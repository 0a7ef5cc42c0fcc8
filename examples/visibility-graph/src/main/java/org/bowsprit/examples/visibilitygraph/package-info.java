/**
 * Contains a router that goes from corner to corner. It finds the corners of a floor and the lines
 * between visible corners, and users can add obstacles to rooms.
 */
package org.bowsprit.examples.visibilitygraph;
