/** The start of a program that only learns which classes it needs. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.render.rehearsal;

import org.apiguardian.api.API;
