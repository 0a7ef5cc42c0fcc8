/** Building games from sources: what is written, what is said, and what starts it again. */
package org.bowsprit.launcher.build;
