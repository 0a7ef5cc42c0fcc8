/** Tests the page that plays games in a browser: exporting, serving and using it. */
package org.bowsprit.integration.web;
