/**
 * The interfaces between scripts and the world. The engine implements them and tests mock them. Ids
 * are the numbers that scripts use. Before a call, the machine has compared actors (1 to 12),
 * objects and classes with the game's tables.
 */
package org.bowsprit.vm.port;
