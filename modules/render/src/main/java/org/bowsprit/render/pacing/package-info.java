/**
 * The beat of the game in real time: 60 jiffies a second, without drift, catching up a little after
 * a stall and forgetting the rest. The clock is injected, so a test can be the clock.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.render.pacing;

import org.apiguardian.api.API;
