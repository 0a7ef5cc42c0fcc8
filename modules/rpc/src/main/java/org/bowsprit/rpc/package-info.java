/**
 * JSON-RPC 2.0: a server reads requests from a stream of messages, calls methods, and writes a
 * result or an error for each.
 */
package org.bowsprit.rpc;
