package org.bowsprit.rpc;

import java.io.IOException;
import java.util.Optional;

/** A stream of messages in both directions, each a text. */
public interface MessageStream {

  /**
   * Waits for the next message.
   *
   * @return its text; empty at the end of the stream
   * @throws RpcException if a message cannot be read but the next one can
   * @throws BrokenMessageException if the input is not a valid message and the start of the next
   *     one is unknown
   */
  Optional<String> read() throws IOException;

  /** Sends a message in ASCII. */
  void write(String message);
}
