/** Plugins are installed, verified and removed. */
package org.bowsprit.plugin.host.installation;
