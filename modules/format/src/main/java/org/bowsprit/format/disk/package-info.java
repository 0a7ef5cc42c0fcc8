/**
 * Folders and zips as files of a game, opening the game at a path, and output files that report
 * write errors. This is the only package of the module that uses paths.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.disk;

import org.apiguardian.api.API;
