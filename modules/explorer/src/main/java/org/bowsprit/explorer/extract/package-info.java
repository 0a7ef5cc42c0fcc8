/**
 * Writes the output of {@code bowsprit extract}: pictures, sounds and scripts as files that other
 * programs can open, and a page that shows them.
 */
package org.bowsprit.explorer.extract;
