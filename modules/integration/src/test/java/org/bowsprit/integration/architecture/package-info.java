/** The rules for all modules that the compiler can't check. */
package org.bowsprit.integration.architecture;
