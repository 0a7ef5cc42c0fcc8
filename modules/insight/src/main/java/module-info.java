/**
 * Developer tools for a running game: overlays in the picture, the walks that other routers would
 * have planned (ghosts), a drawer, a console and a stepper.
 */
module org.bowsprit.insight {
  requires jakarta.inject;
  requires org.slf4j;
  requires transitive org.bowsprit.player;
  requires transitive org.bowsprit.trial;

  exports org.bowsprit.insight.ghost;
  exports org.bowsprit.insight.overlay;
  exports org.bowsprit.insight.sketch;
  exports org.bowsprit.insight.source;
  exports org.bowsprit.insight.tools;

  // Guice creates these types.
  opens org.bowsprit.insight.tools to
      com.google.guice;
}
