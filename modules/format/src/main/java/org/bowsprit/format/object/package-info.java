/**
 * The two halves of a room object: OBCD with its header, verbs and name, and OBIM with its pictures
 * (spec 01 §6.2).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.object;

import org.apiguardian.api.API;
