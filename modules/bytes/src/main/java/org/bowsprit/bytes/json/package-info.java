/** Writes JSON, and reads it into plain values, without a library and without reflection. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.bytes.json;

import org.apiguardian.api.API;
