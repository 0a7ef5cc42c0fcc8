/**
 * Calls to the code of plugins that end in time and fail safely: each call runs on a watched
 * thread, behind a guard that replaces failed services.
 */
package org.bowsprit.plugin.host.isolation;
