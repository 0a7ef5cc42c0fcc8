/** Compares a game's box matrices on disk with matrices rebuilt from its boxes. */
package org.bowsprit.routelab.audit;
