/** Tests of the page that plays games in a browser: exported, served and used. */
package org.bowsprit.integration.web;
