/**
 * Contains floors that are cut into convex polygons with shared edges. These are the navigation
 * meshes of the literature about any-angle search. A {@link org.bowsprit.pathfinding.Floor} may
 * have a mesh besides its boxes.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.1")
package org.bowsprit.pathfinding.mesh;

import org.apiguardian.api.API;
