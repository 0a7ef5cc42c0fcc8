/** JSON without a library and without reflection: written, and read into plain values. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.bytes.json;

import org.apiguardian.api.API;
