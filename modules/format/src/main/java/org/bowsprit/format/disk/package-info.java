/**
 * Folders and zips as files of a game, opening the game at a path, and files that are written and
 * say so if they cannot be. The only place with paths.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.disk;

import org.apiguardian.api.API;
