/**
 * The checked and numbered declarations of sources: a game, its rooms, objects, actors, resources
 * and scripts with their bytecode. The properties tell the importers which pictures and sounds
 * belong to them.
 */
package org.bowsprit.bow.declaration;
