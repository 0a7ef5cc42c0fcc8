/** The games that commands for authors work on: built from sources, or as they are. */
package org.bowsprit.workshop.source;
