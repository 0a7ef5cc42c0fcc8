package org.bowsprit.editors;

import java.io.IOException;
import org.bowsprit.rpc.Params;

/** Answers one kind of request. */
@FunctionalInterface
interface Feature {

  /**
   * Returns the result, which is written as JSON; null for none.
   *
   * @throws org.bowsprit.rpc.RpcException if the request cannot be answered
   */
  Object answer(Params params) throws IOException;
}
