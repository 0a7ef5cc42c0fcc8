/** Rehearsal of a program start, which only determines the needed classes. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.render.rehearsal;

import org.apiguardian.api.API;
