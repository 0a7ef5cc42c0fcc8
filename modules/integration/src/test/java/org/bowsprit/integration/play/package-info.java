/** The assembled program played through a real window and a real terminal. */
package org.bowsprit.integration.play;
