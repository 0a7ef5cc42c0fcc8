/**
 * Tests finished plugins. {@link org.bowsprit.plugin.test.RealHost} starts a Bowsprit that has only
 * this plugin. {@link org.bowsprit.plugin.test.FinishedPluginContract} checks the contract of every
 * plugin.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.plugin.test;

import org.apiguardian.api.API;
