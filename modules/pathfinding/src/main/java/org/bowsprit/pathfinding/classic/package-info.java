/**
 * Computes geometry exactly like the reference interpreter, with its truncations and 32-bit
 * overflows (spec 08 §5.2 to 5.6 and 6.2).
 *
 * <p>Only the {@code classic} router and walker should use it. The exact geometry is in {@link
 * org.bowsprit.pathfinding.geometry}.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.pathfinding.classic;

import org.apiguardian.api.API;
