/** Where log lines go: a file in the platform's state folder and, when asked, standard error. */
package org.bowsprit.launcher.logging;
