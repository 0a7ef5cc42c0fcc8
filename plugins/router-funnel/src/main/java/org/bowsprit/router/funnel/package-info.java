/**
 * The {@code funnel} router, which finds the shortest walk within the chain of boxes that the
 * matrix gives (spec 08 §11.2).
 */
package org.bowsprit.router.funnel;
