/** The renderer without a window, which writes frames, hashes and animations for automated use. */
module org.bowsprit.render.headless {
  requires org.bowsprit.media;
  requires org.bowsprit.render;
  requires pf4j;
}
