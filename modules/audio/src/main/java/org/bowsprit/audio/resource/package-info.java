/**
 * Sound resources: what a {@code SOUN} block holds, and which of its renditions a machine plays
 * (spec 10 §1 to §5).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.resource;

import org.apiguardian.api.API;
