/**
 * The common parts of routers, renderers, sound devices, music devices and readers of sound files:
 * a {@link org.bowsprit.service.ServiceProvider} with an id, which declares each {@link
 * org.bowsprit.service.Option}. The host checks the given values, and the opened service reads them
 * from {@link org.bowsprit.service.OptionValues}.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.service;

import org.apiguardian.api.API;
