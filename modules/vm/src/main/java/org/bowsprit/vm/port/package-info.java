/**
 * The interfaces between scripts and the world. The engine implements them and tests mock them. Ids
 * are the numbers that scripts use. Before a call, the machine has checked that actors (0 to 12),
 * objects and classes exist in the game.
 */
package org.bowsprit.vm.port;
