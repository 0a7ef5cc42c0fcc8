/**
 * The YM3812 (OPL2) sound chip, register by register and sample by sample (spec 11 §11): it turns
 * the AdLib driver's register writes into sound.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.opl;

import org.apiguardian.api.API;
