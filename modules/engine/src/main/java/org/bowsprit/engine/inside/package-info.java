/** What overlays may look at while a game runs: pictures of one moment that change nothing. */
package org.bowsprit.engine.inside;
