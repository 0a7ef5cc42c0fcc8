/** From the trees of all files to the declared game: settings, objects, code, in their order. */
package org.bowsprit.bow.internal.game;
