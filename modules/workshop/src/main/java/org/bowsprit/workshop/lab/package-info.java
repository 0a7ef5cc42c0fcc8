/** What {@code bowsprit compare} needs around the router laboratory: where rooms come from. */
package org.bowsprit.workshop.lab;
