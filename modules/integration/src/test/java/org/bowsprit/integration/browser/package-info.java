/** Controls an installed browser like a user. */
package org.bowsprit.integration.browser;
