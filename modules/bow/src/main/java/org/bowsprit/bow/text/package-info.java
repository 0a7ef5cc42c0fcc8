/** The texts of sources, where they stand and who says them: for translators. */
package org.bowsprit.bow.text;
