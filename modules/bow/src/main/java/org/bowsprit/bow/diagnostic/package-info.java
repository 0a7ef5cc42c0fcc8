/** What is wrong with sources: where, what was expected, and what may have been meant. */
package org.bowsprit.bow.diagnostic;
