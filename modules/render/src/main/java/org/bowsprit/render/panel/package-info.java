/**
 * Panels for text beside the picture. A renderer may have a panel in a part of its window or
 * terminal, or in a second window. The program fills the panel and receives its keyboard and mouse
 * events.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.render.panel;

import org.apiguardian.api.API;
