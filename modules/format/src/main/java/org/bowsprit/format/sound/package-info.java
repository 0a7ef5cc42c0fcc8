/** Sound resources as a tree of renditions. Their payloads are not interpreted (spec 10 §1–2). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.sound;

import org.apiguardian.api.API;
