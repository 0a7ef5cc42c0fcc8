/**
 * A panel in the window of a renderer that draws pixels: its place beside or below the game's
 * picture, and its letters.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.1")
package org.bowsprit.render.dock;

import org.apiguardian.api.API;
