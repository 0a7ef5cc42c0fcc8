/**
 * A router that goes from corner to corner: the corners of a floor, the sights between them, and
 * obstacles that a person adds to rooms.
 */
package org.bowsprit.examples.visibilitygraph;
