/** Tests that play the assembled program through a real window and a real terminal. */
package org.bowsprit.integration.play;
