/** Tests that need the whole checkout or the assembled program. */
package org.bowsprit.integration;
