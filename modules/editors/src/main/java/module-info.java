/** Information about the sources of a game for editors: errors, completion, definitions. */
module org.bowsprit.editors {
  requires org.bowsprit.bow;
  requires org.bowsprit.kit;
  requires transitive org.bowsprit.rpc;

  exports org.bowsprit.editors;
}
