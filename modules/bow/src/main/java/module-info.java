/**
 * The script language. Compiles sources to a game declaration with bytecode, and decompiles
 * bytecode to sources.
 */
module org.bowsprit.bow {
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.vm;

  exports org.bowsprit.bow;
  exports org.bowsprit.bow.declaration;
  exports org.bowsprit.bow.decompile;
  exports org.bowsprit.bow.diagnostic;
  exports org.bowsprit.bow.place;
  exports org.bowsprit.bow.text;
  exports org.bowsprit.bow.watch;
}
