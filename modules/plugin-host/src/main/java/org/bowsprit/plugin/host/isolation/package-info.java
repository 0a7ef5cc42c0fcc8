/**
 * Calls to the code of plugins that end in time and fail safely: each call runs on a watched
 * thread, and a guard replaces failed services.
 */
package org.bowsprit.plugin.host.isolation;
