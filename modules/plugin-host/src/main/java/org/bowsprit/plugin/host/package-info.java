/**
 * The plugin host: offers built-in services and PF4J plugins together, gives each plugin its own
 * class loader, and reports every broken plugin in one line.
 */
package org.bowsprit.plugin.host;
