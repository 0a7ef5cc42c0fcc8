/**
 * Where a game's picture and a player's hands meet: the frame, the input events, the renderer
 * service and the pure pixel work every renderer shares. At run time it needs nothing but the JDK.
 */
module org.bowsprit.render {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.service;

  exports org.bowsprit.render;
  exports org.bowsprit.render.pacing;
  exports org.bowsprit.render.panel;
  exports org.bowsprit.render.pixel;
  exports org.bowsprit.render.rehearsal;
}
