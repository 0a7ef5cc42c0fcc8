/** Sources that the language brings along, and how they become part of a game. */
package org.bowsprit.bow.internal.library;
