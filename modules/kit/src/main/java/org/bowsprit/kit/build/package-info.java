/** A folder of sources built into a folder with a game: what is written and what is said of it. */
package org.bowsprit.kit.build;
