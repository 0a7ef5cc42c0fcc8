/**
 * Views that read the chunks of both game files (spec 01 §3), and a tree that writes them back byte
 * for byte.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.chunk;

import org.apiguardian.api.API;
