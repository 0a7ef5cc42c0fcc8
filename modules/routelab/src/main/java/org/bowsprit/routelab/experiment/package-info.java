/**
 * Asks every router the same questions and measures the answers.
 *
 * <p>Everything but times and allocation is a function of rooms, routers and seed.
 */
package org.bowsprit.routelab.experiment;
