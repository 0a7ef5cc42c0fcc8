/** Exports the program with one game as an archive to give away. */
package org.bowsprit.export.archive;
