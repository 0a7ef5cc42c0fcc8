/** Generates small adventures from seeds, and tries programs that play them. */
module org.bowsprit.adventures {
  requires com.fasterxml.jackson.databind;
  requires org.bowsprit.bytes;
  requires org.bowsprit.media;
  requires transitive org.bowsprit.environment;
  requires transitive org.bowsprit.kit;
  requires transitive org.bowsprit.playtest;

  exports org.bowsprit.adventures;
  exports org.bowsprit.adventures.trial;

  // Jackson writes the records of these packages.
  opens org.bowsprit.adventures to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.adventures.trial to
      com.fasterxml.jackson.databind;
}
