/** The services that a player can choose: their providers, their options and the values given. */
module org.bowsprit.service {
  requires static transitive org.apiguardian.api;

  exports org.bowsprit.service;
}
