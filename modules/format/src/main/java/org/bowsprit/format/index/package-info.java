/** The index file: limits, where every resource is, and how objects begin (spec 01 §4). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.index;

import org.apiguardian.api.API;
