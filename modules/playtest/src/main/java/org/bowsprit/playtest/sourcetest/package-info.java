/** Runs the tests that authors write in the sources of a game. */
package org.bowsprit.playtest.sourcetest;
