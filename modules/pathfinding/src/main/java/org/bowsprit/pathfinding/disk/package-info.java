/** Turns the walk boxes and matrix that {@code format} decodes into a {@code Floor}. */
package org.bowsprit.pathfinding.disk;
