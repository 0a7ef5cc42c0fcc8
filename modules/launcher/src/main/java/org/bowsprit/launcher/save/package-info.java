/** Files that must not be lost: written whole or not at all. */
package org.bowsprit.launcher.save;
