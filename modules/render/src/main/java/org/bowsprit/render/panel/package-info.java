/**
 * A place for text beside the picture, which a renderer may have: a second window, a part of the
 * terminal. The program fills it and hears the keyboard and the mouse there.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.render.panel;

import org.apiguardian.api.API;
