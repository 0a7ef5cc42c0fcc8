/**
 * Box matrices: for each pair of boxes, the next box on the way (spec 08 §2 and 7).
 *
 * <p>The run-time form is decoded rows of {@link org.bowsprit.pathfinding.matrix.HopRun}s, whether
 * they come from disk or from one of the two builders.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.pathfinding.matrix;

import org.apiguardian.api.API;
