package org.bowsprit.rpc;

import java.io.IOException;

/** The methods of a server. */
public interface RpcMethods {

  /**
   * Answers a request.
   *
   * @param method the name of the method
   * @param params its parameters; no member is present if there are none
   * @return the result: null, a Jackson tree, or any other value that Jackson can write
   * @throws RpcException if the request cannot be answered
   * @throws IOException if a file cannot be read or written; the client receives its message
   */
  Object call(String method, Params params) throws IOException;

  /**
   * Handles a message that expects no answer. An exception is ignored.
   *
   * @param method the name of the method
   * @param params its parameters
   */
  default void handleNotification(String method, Params params) {}
}
