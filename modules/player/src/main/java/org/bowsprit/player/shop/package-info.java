/** The places where shops and their programs install games. */
package org.bowsprit.player.shop;
