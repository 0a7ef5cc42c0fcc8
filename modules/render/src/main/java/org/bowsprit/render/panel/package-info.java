/**
 * A place for text beside the picture, which a renderer may have: a part of its window or terminal,
 * or a second window. The program fills it and receives its keyboard and mouse events.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.render.panel;

import org.apiguardian.api.API;
