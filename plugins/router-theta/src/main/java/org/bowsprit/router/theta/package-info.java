/**
 * The {@code theta} router, which uses lazy Theta*, an any-angle search over the pixels of the
 * boxes (spec 08 §10.3).
 */
package org.bowsprit.router.theta;
