/** Reads and writes bytes, and says where they make no sense. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.bytes {
  requires static transitive org.apiguardian.api;

  exports org.bowsprit.bytes to
      org.bowsprit.actors,
      org.bowsprit.audio,
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.format,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.media,
      org.bowsprit.player,
      org.bowsprit.routelab,
      org.bowsprit.vm,
      org.bowsprit.zplane;
}
