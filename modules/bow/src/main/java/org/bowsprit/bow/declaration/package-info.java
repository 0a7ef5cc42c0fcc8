/**
 * What sources declare, checked and numbered: a game, its rooms, objects, actors, resources and
 * scripts with their bytecode. What pictures and sounds go with them, the importers find by the
 * properties.
 */
package org.bowsprit.bow.declaration;
