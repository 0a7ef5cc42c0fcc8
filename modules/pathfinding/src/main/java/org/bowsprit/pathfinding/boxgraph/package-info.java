/**
 * Implements the built-in default router, which places gates along the chain of boxes from the
 * matrix (spec 08 §8).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.pathfinding.boxgraph;

import org.apiguardian.api.API;
