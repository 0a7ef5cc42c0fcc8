/** JSON-RPC 2.0: messages over a stream, requests to methods, errors. */
module org.bowsprit.rpc {
  requires transitive com.fasterxml.jackson.databind;

  exports org.bowsprit.rpc;
}
