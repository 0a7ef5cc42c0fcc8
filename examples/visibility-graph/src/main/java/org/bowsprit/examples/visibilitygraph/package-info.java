/**
 * A router that goes from corner to corner: the corners of a floor, the visible lines between them,
 * and obstacles that a user adds to rooms.
 */
package org.bowsprit.examples.visibilitygraph;
