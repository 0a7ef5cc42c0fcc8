/**
 * What makers of games work with: sources that are drawn in, the laboratory, the language server of
 * an editor, texts for translators, web pages and archives.
 */
@SuppressWarnings("module") // Opened to modules that this one does not need.
module org.bowsprit.workshop {
  requires jakarta.inject;
  requires jdk.httpserver;
  requires transitive org.bowsprit.console;
  requires org.slf4j;
  requires transitive org.bowsprit.kit;
  requires transitive org.bowsprit.playtest;
  requires transitive org.bowsprit.routelab;
  requires transitive org.bowsprit.session;

  exports org.bowsprit.workshop.draw;
  exports org.bowsprit.workshop.lab;
  exports org.bowsprit.workshop.language;
  exports org.bowsprit.workshop.pack;
  exports org.bowsprit.workshop.source;
  exports org.bowsprit.workshop.web;

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
