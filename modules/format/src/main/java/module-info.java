/** Every SCUMM v5 chunk as immutable records: bytes to records and back. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.format {
  requires static transitive org.apiguardian.api;
  requires org.slf4j;
  requires transitive org.bowsprit.bytes;

  exports org.bowsprit.format.charset to
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.player,
      org.bowsprit.zplane;
  exports org.bowsprit.format.chunk to
      org.bowsprit.explorer;
  exports org.bowsprit.format.costume to
      org.bowsprit.actors,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.routelab,
      org.bowsprit.zplane;
  exports org.bowsprit.format.disk to
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.plugin.host;
  exports org.bowsprit.format.files to
      org.bowsprit.audio,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.launcher,
      org.bowsprit.player;
  exports org.bowsprit.format.game to
      org.bowsprit.audio,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.image to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.routelab,
      org.bowsprit.zplane;
  exports org.bowsprit.format.index to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.object to
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.player,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.palette to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.routelab;
  exports org.bowsprit.format.room to
      org.bowsprit.actors,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.script to
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.sound to
      org.bowsprit.audio,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player;
}
