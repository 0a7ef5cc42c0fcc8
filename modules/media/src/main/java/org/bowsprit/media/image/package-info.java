/**
 * Pictures as files: PNG read and written, animated PNG and GIF written. Palette indices and
 * palette entries are the same as in the game.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.media.image;

import org.apiguardian.api.API;
