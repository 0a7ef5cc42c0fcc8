/** Compares the box matrices a game has on disk with those its boxes would give. */
package org.bowsprit.routelab.audit;
