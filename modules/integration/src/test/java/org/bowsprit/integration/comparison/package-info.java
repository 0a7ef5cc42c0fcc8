/** Comparisons of many rooms, whole and in parts, by the assembled program. */
package org.bowsprit.integration.comparison;
