/** Tests of the numbered checks of specs 05 and 07 that need a world. */
package org.bowsprit.engine.acceptance;
