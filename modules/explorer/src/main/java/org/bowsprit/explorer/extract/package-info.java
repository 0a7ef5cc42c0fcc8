/**
 * The output of {@code bowsprit extract}: pictures, sounds and scripts as files that other programs
 * open, and a page to browse them.
 */
package org.bowsprit.explorer.extract;
