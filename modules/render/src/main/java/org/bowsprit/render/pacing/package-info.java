/**
 * The timing of the game in real time: 60 jiffies per second, without drift. After a stall a few
 * jiffies are caught up and the rest is dropped. The clock is injected, so that a test can control
 * it.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.render.pacing;

import org.apiguardian.api.API;
