/**
 * What all format packages share: where bytes stand in a game, and what is said when they make no
 * sense.
 */
@API(status = API.Status.INTERNAL, since = "0.1")
package org.bowsprit.format;

import org.apiguardian.api.API;
