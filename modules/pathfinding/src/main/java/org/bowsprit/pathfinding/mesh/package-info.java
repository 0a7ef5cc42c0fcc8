/**
 * Contains classes for floors that are divided into convex polygons with shared edges. The
 * literature about any-angle search calls such floors navigation meshes. A {@link
 * org.bowsprit.pathfinding.Floor} may have a mesh besides its boxes.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.1")
package org.bowsprit.pathfinding.mesh;

import org.apiguardian.api.API;
