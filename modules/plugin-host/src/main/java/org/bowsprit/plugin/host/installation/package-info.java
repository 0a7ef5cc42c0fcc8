/** Installs, verifies and removes plugins. */
package org.bowsprit.plugin.host.installation;
