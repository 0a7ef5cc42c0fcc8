/**
 * Collects, scene by scene, the messages to the debugger of games that check themselves. {@code
 * docs/seeds.md} describes these messages.
 */
package org.bowsprit.playtest.selfcheck;
