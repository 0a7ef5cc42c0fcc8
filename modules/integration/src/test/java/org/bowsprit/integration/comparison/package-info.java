/** Tests comparisons of many rooms, whole and in parts, with the assembled program. */
package org.bowsprit.integration.comparison;
