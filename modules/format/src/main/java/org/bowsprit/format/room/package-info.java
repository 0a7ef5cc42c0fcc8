/**
 * The contents of a ROOM chunk except its pictures: size, walk boxes and their matrix, scale slots,
 * objects and scripts (spec 01 §6). Records are read from a chunk's payload with {@code decode} and
 * written with {@code encode}.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.room;

import org.apiguardian.api.API;
