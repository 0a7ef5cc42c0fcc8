/** Tests rules for all modules that the compiler cannot check. */
package org.bowsprit.integration.architecture;
