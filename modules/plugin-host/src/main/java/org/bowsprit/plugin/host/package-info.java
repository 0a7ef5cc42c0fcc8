/**
 * The plugin host: built-in services and PF4J plugins side by side, each plugin with a class loader
 * of its own, and every way a plugin can be broken told in one line.
 */
package org.bowsprit.plugin.host;
