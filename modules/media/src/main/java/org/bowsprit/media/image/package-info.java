/**
 * Pictures as files: PNG read and written, animated PNG and GIF written. All keep the palette
 * indices and palette entries exactly as the game has them.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.media.image;

import org.apiguardian.api.API;
