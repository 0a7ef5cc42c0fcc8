/** The virtual machine's ports: how scripts read and change the world. */
package org.bowsprit.engine.internal.port;
