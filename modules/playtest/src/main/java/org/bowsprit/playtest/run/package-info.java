/** Playtests an author's game and writes the results to files. */
package org.bowsprit.playtest.run;
