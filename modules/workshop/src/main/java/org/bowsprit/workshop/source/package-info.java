/** Games that commands for authors work on: built of sources, or as they are. */
package org.bowsprit.workshop.source;
