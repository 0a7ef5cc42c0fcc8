/**
 * Pure pixel work all renderers share: drawing the cursor into the indices, looking colours up,
 * placing the picture in an area of any size and mapping positions back, enlarging by nearest
 * pixel. Nothing here knows a window.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.render.pixel;

import org.apiguardian.api.API;
