/**
 * Implements iMUSE for SCUMM v5: players, parts, hooks, loops, markers, triggers and the command
 * set (spec 11 §1 to §7).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.imuse;

import org.apiguardian.api.API;
