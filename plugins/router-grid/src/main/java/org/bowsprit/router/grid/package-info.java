/**
 * The raster routers {@code grid-astar} and {@code grid-jps}. They find shortest eight-way walks
 * over the pixels of the boxes, for comparison with routers that follow the matrix (spec 08 §10).
 */
package org.bowsprit.router.grid;
