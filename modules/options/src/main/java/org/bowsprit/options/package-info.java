/**
 * Options of routers, renderers, sound devices, music devices and readers of sound files: a
 * provider declares each as an {@link org.bowsprit.options.Option}, the host checks what is given,
 * and what the provider opens reads it from {@link org.bowsprit.options.OptionValues}.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.1")
package org.bowsprit.options;

import org.apiguardian.api.API;
