/** The program with one game as an archive that can be given away. */
package org.bowsprit.export.archive;
