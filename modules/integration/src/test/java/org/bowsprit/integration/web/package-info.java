/** The page that plays games in a browser, exported, served and used as a person uses it. */
package org.bowsprit.integration.web;
