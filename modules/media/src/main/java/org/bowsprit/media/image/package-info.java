/**
 * Reads and writes PNG files, and writes animated PNG and GIF files. The files contain the same
 * palette indices and palette entries as the game.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.media.image;

import org.apiguardian.api.API;
