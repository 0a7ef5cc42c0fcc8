/** Errors and warnings in sources: their position, what was expected, and suggestions. */
package org.bowsprit.bow.diagnostic;
