/**
 * The state that scripts change: objects, inventory, verbs, camera, room. {@link
 * org.bowsprit.engine.world.World} contains all of it (spec 07, spec 02 §11).
 */
package org.bowsprit.engine.world;
