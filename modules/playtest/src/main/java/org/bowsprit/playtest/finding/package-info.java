/** The results of a playtest as records, which are written as JSON and as an HTML page. */
package org.bowsprit.playtest.finding;
