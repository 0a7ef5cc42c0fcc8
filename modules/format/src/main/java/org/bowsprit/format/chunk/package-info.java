/**
 * Views of the chunks of the index file and the data file (spec 01 §3), and a tree of chunks that
 * can be written back byte for byte.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.chunk;

import org.apiguardian.api.API;
