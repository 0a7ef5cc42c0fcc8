/**
 * Protects a game from a router that misbehaves: for that walk the built-in router takes over.
 *
 * <p>Hosts wrap every router that comes out of a plugin; router authors don't need this package.
 */
package org.bowsprit.pathfinding.guard;
