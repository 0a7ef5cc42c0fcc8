/**
 * Floors cut into convex polygons that share edges: the navigation meshes of the any-angle
 * literature. A {@link org.bowsprit.pathfinding.Floor} may carry one beside its boxes.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.1")
package org.bowsprit.pathfinding.mesh;

import org.apiguardian.api.API;
