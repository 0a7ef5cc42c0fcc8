/**
 * The sources of rooms for {@code bowsprit compare} and the live laboratory, and the laboratory's
 * server.
 */
package org.bowsprit.routelab.lab;
