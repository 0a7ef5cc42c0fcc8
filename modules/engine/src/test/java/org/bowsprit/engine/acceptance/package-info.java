/** The numbered checks of specs 05 and 07 that need a world, as tests named after them. */
package org.bowsprit.engine.acceptance;
