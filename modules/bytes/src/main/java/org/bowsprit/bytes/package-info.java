/**
 * Sequences of bytes, read and written in both byte orders; their place in a game's files; and
 * exceptions for invalid data.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.bytes;

import org.apiguardian.api.API;
