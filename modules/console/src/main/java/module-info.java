/** What a command tells a person or a script: results, diagnostics, progress, and how it fails. */
module org.bowsprit.console {
  requires com.fasterxml.jackson.databind;
  requires org.bowsprit.format;
  requires transitive org.bowsprit.player;
  requires transitive com.fasterxml.jackson.core;
  requires transitive info.picocli;

  exports org.bowsprit.console;

  // Options and the version are asked for by picocli.
  opens org.bowsprit.console to
      info.picocli;
}
