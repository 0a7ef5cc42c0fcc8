/** The folders into which shops and their programs install games. */
package org.bowsprit.player.shop;
