/** Tests comparisons of many rooms, in one run and in parts, with the assembled program. */
package org.bowsprit.integration.comparison;
