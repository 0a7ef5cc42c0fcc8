/**
 * Folders and zips as files of a game, and opening the game at a path. The only place with paths.
 */
@API(status = API.Status.INTERNAL, since = "0.1")
package org.bowsprit.format.disk;

import org.apiguardian.api.API;
