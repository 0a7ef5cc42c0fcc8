/** Reads and writes bytes, and says where they make no sense. */
module org.bowsprit.bytes {
  requires static transitive org.apiguardian.api;

  exports org.bowsprit.bytes;
}
