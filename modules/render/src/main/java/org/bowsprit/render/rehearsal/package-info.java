/** Supports the rehearsal of a program start, which only determines the required classes. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.render.rehearsal;

import org.apiguardian.api.API;
