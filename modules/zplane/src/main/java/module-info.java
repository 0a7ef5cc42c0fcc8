/** Puts rooms, objects, actors and text on the screen, in palette indices. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.zplane {
  requires transitive org.bowsprit.format;

  exports org.bowsprit.zplane to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine,
      org.bowsprit.insight;
  exports org.bowsprit.zplane.effect to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine;
}
