/** The built-in default router: gates along the chain of boxes the matrix names (spec 08 §8). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.pathfinding.boxgraph;

import org.apiguardian.api.API;
