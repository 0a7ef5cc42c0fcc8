/**
 * Protects a game from a router that misbehaves: for that walk the built-in router takes over.
 *
 * <p>Hosts wrap every router that comes out of a plugin; router authors don't need this package.
 */
@API(status = API.Status.INTERNAL, since = "0.1")
package org.bowsprit.pathfinding.guard;

import org.apiguardian.api.API;
