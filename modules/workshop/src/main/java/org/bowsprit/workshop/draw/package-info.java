/** Sources of a game under the laboratory's page: what it asks of them, writes and plays. */
package org.bowsprit.workshop.draw;
