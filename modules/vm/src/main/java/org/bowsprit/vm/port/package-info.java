/**
 * The interfaces between scripts and the world. The engine implements them and tests mock them. Ids
 * are numbers as scripts write them; the machine has checked actors (1 to 12), objects and classes
 * against the game's tables before it calls.
 */
package org.bowsprit.vm.port;
