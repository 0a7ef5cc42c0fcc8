/**
 * Where the bytes of a game come from: named files of which any part can be read, and files inside
 * other files (spec 13 §1, §3, §5). Nothing here knows a disk: a game can be opened from memory.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.files;

import org.apiguardian.api.API;
