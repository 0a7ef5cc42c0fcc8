/** What a command tells a person or a script: results, diagnostics, progress, and how it fails. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.console {
  requires com.fasterxml.jackson.databind;
  requires org.bowsprit.format;
  requires org.bowsprit.player;
  requires transitive com.fasterxml.jackson.core;
  requires transitive info.picocli;

  exports org.bowsprit.console to
      org.bowsprit.launcher,
      org.bowsprit.session,
      org.bowsprit.workshop;

  // Options and the version are asked for by picocli.
  opens org.bowsprit.console to
      info.picocli;
}
