/**
 * The index file: limits, the places of all resources, and the initial state of objects (spec 01
 * §4).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.index;

import org.apiguardian.api.API;
