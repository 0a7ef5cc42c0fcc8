/**
 * What makers of games work with: sources that are drawn in, the laboratory, the language server of
 * an editor, texts for translators, web pages and archives.
 */
@SuppressWarnings("module") // The module it is exported to is compiled later.
module org.bowsprit.workshop {
  requires jakarta.inject;
  requires jdk.httpserver;
  requires org.bowsprit.console;
  requires org.slf4j;
  requires transitive org.bowsprit.kit;
  requires transitive org.bowsprit.playtest;
  requires transitive org.bowsprit.session;

  exports org.bowsprit.workshop.draw to
      org.bowsprit.launcher;
  exports org.bowsprit.workshop.lab to
      org.bowsprit.launcher;
  exports org.bowsprit.workshop.language to
      org.bowsprit.launcher;
  exports org.bowsprit.workshop.pack to
      org.bowsprit.launcher;
  exports org.bowsprit.workshop.source to
      org.bowsprit.launcher;
  exports org.bowsprit.workshop.web to
      org.bowsprit.launcher;

  // Made by Guice.
  opens org.bowsprit.workshop.lab to
      com.google.guice;
  opens org.bowsprit.workshop.pack to
      com.google.guice;
  opens org.bowsprit.workshop.source to
      com.google.guice;
  // What is listed for the page is written by Jackson.
  opens org.bowsprit.workshop.web to
      com.google.guice,
      com.fasterxml.jackson.databind;
}
