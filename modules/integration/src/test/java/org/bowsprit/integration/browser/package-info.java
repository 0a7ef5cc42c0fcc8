/** The installed browser, controlled like a user would. */
package org.bowsprit.integration.browser;
