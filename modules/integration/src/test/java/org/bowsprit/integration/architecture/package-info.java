/** The rules of the house that the compiler can't check. */
package org.bowsprit.integration.architecture;
