/** The script language: sources to a declared game with its bytecode, and bytecode to sources. */
@SuppressWarnings("module") // those that use it are compiled later
module org.bowsprit.bow {
  requires transitive org.bowsprit.format;
  requires org.bowsprit.vm;

  exports org.bowsprit.bow to
      org.bowsprit.kit,
      org.bowsprit.workshop;
  exports org.bowsprit.bow.declaration to
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.bow.decompile to
      org.bowsprit.kit;
  exports org.bowsprit.bow.diagnostic to
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.bow.place to
      org.bowsprit.kit,
      org.bowsprit.workshop;
  exports org.bowsprit.bow.text to
      org.bowsprit.kit;
}
