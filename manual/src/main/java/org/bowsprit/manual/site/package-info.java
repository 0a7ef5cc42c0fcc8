/** The static site: the Markdown of the checkout, in the outline's order, with links checked. */
package org.bowsprit.manual.site;
