/**
 * The chunk grammar that both game files are written in (spec 01 §3): views to read chunks by, and
 * a tree that writes them back byte for byte.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.chunk;

import org.apiguardian.api.API;
