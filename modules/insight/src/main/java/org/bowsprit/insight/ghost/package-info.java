/**
 * Ghosts: the paths that the other routers would have planned, drawn during the real walk. The
 * router laboratory computes the measures.
 */
package org.bowsprit.insight.ghost;
