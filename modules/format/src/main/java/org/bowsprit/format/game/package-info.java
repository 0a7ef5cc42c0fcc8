/**
 * Finds and identifies the files of a game, and reads its resources by number on request (spec 01
 * §1–2, §5, §10).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.game;

import org.apiguardian.api.API;
