/** Sources of a game with other numbers in them: what a page writes when a person draws. */
package org.bowsprit.kit.edit;
