/**
 * Opens the games of authors, whose sources are built in memory, and exports their texts for
 * translators.
 */
package org.bowsprit.kit.source;
