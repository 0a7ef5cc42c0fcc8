/**
 * Answers the questions of the live laboratory's page, as JSON. The same code runs in a browser, so
 * it uses no reflection and no files.
 */
package org.bowsprit.routelab.live;
