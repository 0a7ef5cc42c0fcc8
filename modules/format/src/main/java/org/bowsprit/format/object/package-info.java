/**
 * The two halves of a room object: OBCD, what it is and does, and OBIM, what it looks like (spec 01
 * §6.2).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.object;

import org.apiguardian.api.API;
