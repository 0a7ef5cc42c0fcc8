/**
 * The {@code funnel} router: the shortest walk within the chain of boxes named by the matrix (spec
 * 08 §11.2).
 */
package org.bowsprit.router.funnel;
