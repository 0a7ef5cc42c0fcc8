/** Writes and reads trees of plain values as CBOR, without a library and without reflection. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.bytes.cbor;

import org.apiguardian.api.API;
