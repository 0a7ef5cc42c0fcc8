/** Other programs of this computer: on the search path, and the web browser. */
package org.bowsprit.desktop.program;
