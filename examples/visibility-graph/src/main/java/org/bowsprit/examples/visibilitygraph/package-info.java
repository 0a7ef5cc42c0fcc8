/**
 * Contains a router whose routes lead from corner to corner. It finds the corners of a floor and
 * the lines between visible corners. Users can add obstacles to rooms.
 */
package org.bowsprit.examples.visibilitygraph;
