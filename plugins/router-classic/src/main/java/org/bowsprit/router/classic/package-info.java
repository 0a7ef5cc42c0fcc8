/**
 * The {@code classic} router, which decides each leg like the reference interpreter (spec 08 §9).
 */
package org.bowsprit.router.classic;
