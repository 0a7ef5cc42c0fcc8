/**
 * Implements the YM3812 (OPL2) sound chip (spec 11 §11). It converts the register writes of the
 * AdLib driver to samples.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.opl;

import org.apiguardian.api.API;
