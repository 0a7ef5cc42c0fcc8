/** Script resources as bytecode: where the code starts, not its meaning (spec 05 §4.1). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.script;

import org.apiguardian.api.API;
