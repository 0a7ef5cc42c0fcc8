/**
 * Decodes sound resources. Reads the contents of a {@code SOUN} block and chooses the rendition
 * that a machine plays (spec 10 §1 to §5).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.resource;

import org.apiguardian.api.API;
