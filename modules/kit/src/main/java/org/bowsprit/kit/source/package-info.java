/** The games of authors: sources that are built in memory, and their texts for translators. */
package org.bowsprit.kit.source;
