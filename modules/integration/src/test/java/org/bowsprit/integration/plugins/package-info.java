/** Tests plugins of third parties in the assembled program. */
package org.bowsprit.integration.plugins;
