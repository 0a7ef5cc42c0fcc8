/** Finds, loads and unloads plugins. */
package org.bowsprit.plugin.host.loading;
