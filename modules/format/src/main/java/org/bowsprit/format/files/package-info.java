/**
 * The sources of a game's bytes: named files with random access, and files inside other files (spec
 * 13 §1, §3, §5). This package does not access a disk, so a game can be opened from memory.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.files;

import org.apiguardian.api.API;
