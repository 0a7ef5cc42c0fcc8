/**
 * The destinations of log lines: a file in the platform's state folder and, on request, standard
 * error.
 */
package org.bowsprit.launcher.logging;
