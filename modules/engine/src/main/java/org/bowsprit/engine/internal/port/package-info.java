/** The world as scripts see and change it: the virtual machine's ports. */
package org.bowsprit.engine.internal.port;
