/**
 * Ghosts: how every other router would have walked, drawn beside the real walk while it lasts. The
 * figures are the router laboratory's own.
 */
package org.bowsprit.insight.ghost;
