/**
 * The reference interpreter's own geometry, with its truncations and 32-bit wrapping (spec 08 §5.2
 * to 5.6 and 6.2).
 *
 * <p>The {@code classic} router and walker use it; nothing else should. The exact geometry is in
 * {@link org.bowsprit.pathfinding.geometry}.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.pathfinding.classic;

import org.apiguardian.api.API;
