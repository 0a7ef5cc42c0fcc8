/**
 * Ghosts: the paths that the other routers would have planned, drawn during the real walk. The
 * figures are computed by the router laboratory.
 */
package org.bowsprit.insight.ghost;
