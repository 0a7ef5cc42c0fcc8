/** Errors and warnings in sources, with their positions, the expected code and suggestions. */
package org.bowsprit.bow.diagnostic;
