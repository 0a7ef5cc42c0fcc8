/** Where shops and their programs put the games that a person bought. */
package org.bowsprit.player.shop;
