/** Actors: state, walking, facing, scale and costume animation. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.actors {
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires org.slf4j;

  exports org.bowsprit.actors to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.routelab;
}
