/**
 * Finds the texts of sources and of the interface that they use, with their positions and speakers,
 * for translators.
 */
package org.bowsprit.bow.text;
