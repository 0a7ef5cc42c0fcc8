/** Exports the program with one game as an archive for players. */
package org.bowsprit.export.archive;
