/**
 * Small writers for pictures that leave the program: indexed PNG, animated PNG and animated GIF.
 * They take palette indices as the game has them and write every index and palette entry exactly.
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
package org.bowsprit.render.image;

import org.apiguardian.api.API;
