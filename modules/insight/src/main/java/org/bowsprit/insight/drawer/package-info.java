/**
 * The developer's drawer: pages about scripts, variables and actors, above a console. It is shown
 * in a panel of the renderer, or in the picture if the renderer has none.
 */
package org.bowsprit.insight.drawer;
