/** Walk boxes, box matrices, and the service-provider interface of routers (spec 08). */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.pathfinding {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.options;

  exports org.bowsprit.pathfinding;
  exports org.bowsprit.pathfinding.boxgraph to
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.plugin.host,
      org.bowsprit.routelab,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.pathfinding.classic;
  exports org.bowsprit.pathfinding.geometry;
  exports org.bowsprit.pathfinding.mask;
  exports org.bowsprit.pathfinding.matrix;
  exports org.bowsprit.pathfinding.portal;
}
