/**
 * Calls to code of plugins that end in time and fail in order: each on a watched thread, behind a
 * guard that replaces what breaks.
 */
package org.bowsprit.plugin.host.isolation;
