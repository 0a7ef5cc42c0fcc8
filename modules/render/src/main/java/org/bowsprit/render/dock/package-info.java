/**
 * A panel in the window of a renderer that draws pixels, with its area beside or below the game's
 * picture and its font.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.1")
package org.bowsprit.render.dock;

import org.apiguardian.api.API;
