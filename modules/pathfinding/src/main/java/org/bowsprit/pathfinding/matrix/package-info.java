/**
 * Contains box matrices, which store the next box on the way for each pair of boxes (spec 08 §2 and
 * 7).
 *
 * <p>A matrix at run time consists of decoded rows of {@link
 * org.bowsprit.pathfinding.matrix.HopRun}s. They come from disk or from one of the two builders.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.pathfinding.matrix;

import org.apiguardian.api.API;
