/**
 * Services for editors: error messages, completion, finding and renaming of names, and formatting
 * for the sources of a game, and a debugger for a running game.
 */
module org.bowsprit.editors {
  requires org.bowsprit.bow;
  requires org.bowsprit.engine;
  requires org.bowsprit.format;
  requires org.bowsprit.kit;
  requires org.bowsprit.vm;
  requires transitive org.bowsprit.environment;
  requires transitive org.bowsprit.render;
  requires transitive org.bowsprit.rpc;

  exports org.bowsprit.editors;
  exports org.bowsprit.editors.debug;
}
