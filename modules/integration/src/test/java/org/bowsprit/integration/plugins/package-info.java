/** Plugins from outside, in the assembled program. */
package org.bowsprit.integration.plugins;
