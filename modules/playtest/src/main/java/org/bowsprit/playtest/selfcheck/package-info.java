/**
 * Games that check themselves: what they say to the debugger while they play, collected scene by
 * scene. {@code docs/seeds.md} tells what such a game says.
 */
package org.bowsprit.playtest.selfcheck;
