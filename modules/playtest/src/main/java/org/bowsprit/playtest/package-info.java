/** Tests a game by playing it: {@link org.bowsprit.playtest.Playtest}. */
package org.bowsprit.playtest;
