/** Puts rooms, objects, actors and text on the screen, in palette indices. */
@SuppressWarnings("module") // Exported to modules that are compiled later.
module org.bowsprit.zplane {
  requires transitive org.bowsprit.format;

  exports org.bowsprit.zplane to
      org.bowsprit.engine,
      org.bowsprit.insight,
      org.bowsprit.player;
  exports org.bowsprit.zplane.effect to
      org.bowsprit.engine;
}
