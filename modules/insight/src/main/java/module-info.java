/** A look inside a game at play: overlays, ghosts of other routers, drawer, console, stepper. */
module org.bowsprit.insight {
  requires jakarta.inject;
  requires org.bowsprit.explorer;
  requires org.slf4j;
  requires transitive org.bowsprit.player;
  requires transitive org.bowsprit.routelab;

  exports org.bowsprit.insight.ghost;
  exports org.bowsprit.insight.overlay;
  exports org.bowsprit.insight.sketch;
  exports org.bowsprit.insight.tools;

  // Made by Guice.
  opens org.bowsprit.insight.tools to
      com.google.guice;
}
