/** Sound: the service that plays samples on a machine. */
module org.bowsprit.audio {
  exports org.bowsprit.audio;
}
