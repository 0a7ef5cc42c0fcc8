/** A look inside a game at play: overlays, ghosts of other routers, drawer, console, stepper. */
@SuppressWarnings("module") // The module it is exported to is compiled later.
module org.bowsprit.insight {
  requires org.bowsprit.explorer;
  requires org.slf4j;
  requires transitive org.bowsprit.player;
  requires transitive org.bowsprit.routelab;

  exports org.bowsprit.insight.ghost to
      org.bowsprit.launcher;
  exports org.bowsprit.insight.tools to
      org.bowsprit.launcher;
}
