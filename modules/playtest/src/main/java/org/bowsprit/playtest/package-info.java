/** Tests a game as a patient player would: {@link org.bowsprit.playtest.Playtest}. */
package org.bowsprit.playtest;
