package org.bowsprit.editors.debug;

import org.bowsprit.rpc.Params;

/**
 * A request of an editor.
 *
 * @param number the number of the request, which the answer repeats
 * @param command the requested command
 * @param arguments the details
 */
record Request(int number, String command, Params arguments) {}
