/**
 * What a finished plugin is tried in: {@link org.bowsprit.plugin.test.RealHost} starts a Bowsprit
 * that has nothing but this plugin, {@link org.bowsprit.plugin.test.FinishedPluginContract} asks it
 * what every plugin has to stand.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.plugin.test;

import org.apiguardian.api.API;
