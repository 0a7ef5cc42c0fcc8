/** Contains walk boxes, box matrices, and the service-provider interface of routers (spec 08). */
module org.bowsprit.pathfinding {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.service;

  exports org.bowsprit.pathfinding;
  exports org.bowsprit.pathfinding.boxgraph;
  exports org.bowsprit.pathfinding.classic;
  exports org.bowsprit.pathfinding.geometry;
  exports org.bowsprit.pathfinding.mask;
  exports org.bowsprit.pathfinding.matrix;
  exports org.bowsprit.pathfinding.mesh;
  exports org.bowsprit.pathfinding.portal;
}
