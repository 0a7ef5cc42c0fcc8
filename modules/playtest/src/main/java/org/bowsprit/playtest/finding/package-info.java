/** The records with the results of a playtest. They are written as JSON and as an HTML page. */
package org.bowsprit.playtest.finding;
