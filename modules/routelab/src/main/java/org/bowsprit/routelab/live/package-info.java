/**
 * The live laboratory's answers: one question of a page as JSON, the answers of all routers as
 * JSON. The same code answers in a browser, so nothing here reflects or reads a file.
 */
package org.bowsprit.routelab.live;
