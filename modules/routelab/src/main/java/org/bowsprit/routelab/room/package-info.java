/** The rooms of a comparison: from a game, from box sets in JSON or from a grid map. */
package org.bowsprit.routelab.room;
