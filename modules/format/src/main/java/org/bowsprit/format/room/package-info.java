/**
 * What a ROOM chunk says besides its pictures: size, walk boxes and their matrix, scale slots,
 * objects and scripts (spec 01 §6). Records read themselves from a chunk's payload with {@code
 * decode} and write it with {@code encode}.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.room;

import org.apiguardian.api.API;
