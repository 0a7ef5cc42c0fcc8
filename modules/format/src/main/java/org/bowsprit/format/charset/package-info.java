/**
 * Fonts of one, two or four bits a pixel: CHAR (spec 04 §1).
 *
 * <p>The disk's side only; laying out text and drawing it is the zplane module's.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.charset;

import org.apiguardian.api.API;
