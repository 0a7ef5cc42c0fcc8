/**
 * The checked and numbered declarations of sources: a game, its rooms, objects, actors, resources
 * and scripts with their bytecode. Importers find the pictures and sounds of a declaration in its
 * properties.
 */
package org.bowsprit.bow.declaration;
