/**
 * The static site: the Markdown files of the checkout in the outline's order, with checked links.
 */
package org.bowsprit.manual.site;
