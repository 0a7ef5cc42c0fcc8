/** A game being played: everything a host does with it. */
package org.bowsprit.engine.session;
