/** A playtest of an author's game, with its results in files. */
package org.bowsprit.playtest.run;
