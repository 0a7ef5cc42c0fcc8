/**
 * The texts of sources and of the interface that they use, where they stand and who says them: for
 * translators.
 */
package org.bowsprit.bow.text;
