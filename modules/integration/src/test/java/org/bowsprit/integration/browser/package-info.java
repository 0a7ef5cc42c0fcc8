/** The machine's browser, driven as a person would. */
package org.bowsprit.integration.browser;
