/**
 * Asks every router the same questions and measures the answers.
 *
 * <p>All results except times and allocation depend only on the rooms, the routers and the seed.
 */
package org.bowsprit.routelab.experiment;
