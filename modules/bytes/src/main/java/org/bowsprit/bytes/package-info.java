/**
 * Runs of bytes, read and written in both byte orders; where they stand in a game, and what is said
 * when they make no sense.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.bytes;

import org.apiguardian.api.API;
