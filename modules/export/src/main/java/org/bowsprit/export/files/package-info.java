/** The game files that belong in an export. */
package org.bowsprit.export.files;
