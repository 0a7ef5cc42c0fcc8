/**
 * Calls the code of plugins with a time limit and handles its failures. Each call runs on a watched
 * thread, and a guard replaces a failed service.
 */
package org.bowsprit.plugin.host.isolation;
