/**
 * Writes the static site from the Markdown files of the checkout, in the order of the outline, and
 * checks its links.
 */
package org.bowsprit.manual.site;
