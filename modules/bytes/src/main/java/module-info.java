/** Reads and writes bytes, and reports the positions of invalid bytes. */
module org.bowsprit.bytes {
  requires static transitive org.apiguardian.api;

  exports org.bowsprit.bytes;
  exports org.bowsprit.bytes.cbor;
  exports org.bowsprit.bytes.html;
  exports org.bowsprit.bytes.json;
}
