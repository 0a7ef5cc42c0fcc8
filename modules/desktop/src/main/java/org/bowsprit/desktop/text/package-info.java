/** The texts of the program, in the language of the user. */
package org.bowsprit.desktop.text;
