/** Actors: state, walking, facing, scale and costume animation. */
@SuppressWarnings("module") // Exported to modules that are compiled later.
module org.bowsprit.actors {
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires org.slf4j;

  exports org.bowsprit.actors to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.session;
}
