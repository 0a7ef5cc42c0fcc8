/**
 * What scripts ask the world for: small interfaces that the engine implements and tests mock. Ids
 * are numbers as scripts write them; the machine has checked actors (1 to 12), objects and classes
 * against the game's tables before it calls.
 */
package org.bowsprit.vm.port;
