/** Comparisons of many rooms, whole and in parts, as the assembled program does them. */
package org.bowsprit.integration.comparison;
