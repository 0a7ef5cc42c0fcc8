/** The search for plugins, and how they are loaded and unloaded. */
package org.bowsprit.plugin.host.loading;
