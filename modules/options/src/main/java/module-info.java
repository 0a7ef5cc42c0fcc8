/** What can be set of a service: options, what they may be, and the values that were given. */
module org.bowsprit.options {
  requires static transitive org.apiguardian.api;

  exports org.bowsprit.options;
}
