/** Turns the walk boxes and matrix that {@code format} decodes into a {@code Floor}. */
@API(status = API.Status.INTERNAL, since = "0.1")
package org.bowsprit.pathfinding.disk;

import org.apiguardian.api.API;
