/** What a playtest found, as records that are written as JSON and as a page. */
package org.bowsprit.playtest.finding;
