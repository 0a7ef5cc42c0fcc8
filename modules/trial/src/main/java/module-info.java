/** Puts questions about rooms to routers, and measures their answers. */
module org.bowsprit.trial {
  requires jdk.management;
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;

  exports org.bowsprit.trial;
  exports org.bowsprit.trial.metric;
  exports org.bowsprit.trial.room;
}
