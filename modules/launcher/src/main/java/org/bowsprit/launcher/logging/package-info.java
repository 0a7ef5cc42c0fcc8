/** Writes log lines to a file in the platform's state folder and, on request, to standard error. */
package org.bowsprit.launcher.logging;
