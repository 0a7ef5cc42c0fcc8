/** CBOR without a library and without reflection: trees of plain values, written and read. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.bytes.cbor;

import org.apiguardian.api.API;
