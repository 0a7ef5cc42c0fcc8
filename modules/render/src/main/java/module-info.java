/**
 * The interface between a game and its display: the frame, the input events, the renderer service,
 * and the pixel operations shared by all renderers. At run time, this module needs only the JDK.
 */
module org.bowsprit.render {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.service;

  exports org.bowsprit.render;
  exports org.bowsprit.render.dock;
  exports org.bowsprit.render.pacing;
  exports org.bowsprit.render.panel;
  exports org.bowsprit.render.pixel;
  exports org.bowsprit.render.rehearsal;
}
