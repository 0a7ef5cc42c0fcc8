/**
 * Sequences of bytes in both byte orders, their paths in a game's files, and exceptions for invalid
 * data.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.bytes;

import org.apiguardian.api.API;
