/** Reads and writes bytes, and says where they make no sense. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.bytes {
  requires static transitive org.apiguardian.api;

  exports org.bowsprit.bytes;
  exports org.bowsprit.bytes.cbor to
      org.bowsprit.engine;
  exports org.bowsprit.bytes.html to
      org.bowsprit.playtest,
      org.bowsprit.routelab;
  exports org.bowsprit.bytes.json to
      org.bowsprit.engine,
      org.bowsprit.routelab,
      org.bowsprit.workshop;
}
