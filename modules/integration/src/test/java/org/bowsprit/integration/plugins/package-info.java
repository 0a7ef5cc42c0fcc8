/** External plugins in the assembled program. */
package org.bowsprit.integration.plugins;
