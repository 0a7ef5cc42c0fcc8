/** Tests the assembled program with plugins of third parties. */
package org.bowsprit.integration.plugins;
