/** Editing the sources of a game on the laboratory's page: requests, writing and playing. */
package org.bowsprit.workshop.draw;
