/**
 * Script resources: the bytecode and the position where it starts, but not its meaning (spec 05
 * §4.1).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.script;

import org.apiguardian.api.API;
