/**
 * Contains the service-provider interface of routers (spec 08 §12).
 *
 * <p>A {@link org.bowsprit.pathfinding.RouterProvider} describes a router and creates it. A {@link
 * org.bowsprit.pathfinding.Router} prepares a {@link org.bowsprit.pathfinding.Floor}, which is the
 * walkable floor of a room at one moment. The resulting {@link
 * org.bowsprit.pathfinding.PreparedRouter} answers {@link org.bowsprit.pathfinding.RouteRequest}s
 * with {@link org.bowsprit.pathfinding.Route}s. Everything here is immutable and independent of the
 * engine, clocks and the plugin framework.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.pathfinding;

import org.apiguardian.api.API;
