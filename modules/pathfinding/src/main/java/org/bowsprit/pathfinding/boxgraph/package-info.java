/** The built-in default router: gates along the chain of boxes the matrix names (spec 08 §8). */
package org.bowsprit.pathfinding.boxgraph;
