/**
 * The {@code classic} router: the leg-by-leg decisions of the reference interpreter (spec 08 §9).
 */
package org.bowsprit.router.classic;
