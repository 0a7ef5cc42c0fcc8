/** The {@code classic} router: the reference interpreter's leg by leg decisions (spec 08 §9). */
package org.bowsprit.router.classic;
