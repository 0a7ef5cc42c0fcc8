/** Sources that come with the language, and the code that adds them to a game. */
package org.bowsprit.bow.internal.library;
