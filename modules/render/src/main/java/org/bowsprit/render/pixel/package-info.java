/**
 * Pixel operations shared by all renderers: drawing the cursor into the indices, looking up
 * colours, placing the picture in an area of any size, mapping positions back, and enlarging by
 * nearest pixel. This package does not depend on windows.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.render.pixel;

import org.apiguardian.api.API;
