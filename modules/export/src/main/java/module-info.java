/** Exports games: as web pages, and as archives with the program. */
@SuppressWarnings("module") // This module is opened to a module that it does not need.
module org.bowsprit.export {
  requires jakarta.inject;
  requires org.bowsprit.bytes;
  requires org.bowsprit.engine;
  requires org.bowsprit.media;
  requires org.bowsprit.pathfinding;
  requires org.bowsprit.render;
  requires org.bowsprit.vm;
  requires transitive org.bowsprit.desktop;
  requires transitive org.bowsprit.format;

  exports org.bowsprit.export.archive;
  exports org.bowsprit.export.files;
  exports org.bowsprit.export.web;

  // Guice creates objects of this package.
  opens org.bowsprit.export.archive to
      com.google.guice;
  opens org.bowsprit.export.web to
      com.google.guice;
}
