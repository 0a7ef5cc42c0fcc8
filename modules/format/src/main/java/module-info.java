/** Every SCUMM v5 chunk as immutable records: bytes to records and back. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.format {
  requires static transitive org.apiguardian.api;
  requires org.slf4j;
  requires transitive org.bowsprit.bytes;

  exports org.bowsprit.format.charset to
      com.fasterxml.jackson.databind,
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.painter,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.workshop,
      org.bowsprit.zplane;
  exports org.bowsprit.format.chunk to
      com.fasterxml.jackson.databind,
      org.bowsprit.explorer,
      org.bowsprit.kit;
  exports org.bowsprit.format.costume to
      com.fasterxml.jackson.databind,
      org.bowsprit.actors,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.routelab,
      org.bowsprit.zplane;
  exports org.bowsprit.format.disk to
      com.fasterxml.jackson.databind,
      org.bowsprit.console,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.plugin.host,
      org.bowsprit.routelab,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.format.files to
      com.fasterxml.jackson.databind,
      org.bowsprit.audio,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.player,
      org.bowsprit.vm,
      org.bowsprit.workshop;
  exports org.bowsprit.format.game to
      com.fasterxml.jackson.databind,
      org.bowsprit.audio,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.session,
      org.bowsprit.vm,
      org.bowsprit.workshop;
  exports org.bowsprit.format.image to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.zplane;
  exports org.bowsprit.format.index to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.session,
      org.bowsprit.vm,
      org.bowsprit.workshop;
  exports org.bowsprit.format.object to
      com.fasterxml.jackson.databind,
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.palette to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.playtest,
      org.bowsprit.routelab;
  exports org.bowsprit.format.room to
      com.fasterxml.jackson.databind,
      org.bowsprit.actors,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.session,
      org.bowsprit.vm,
      org.bowsprit.workshop;
  exports org.bowsprit.format.script to
      com.fasterxml.jackson.databind,
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.playtest,
      org.bowsprit.routelab,
      org.bowsprit.vm;
  exports org.bowsprit.format.sound to
      com.fasterxml.jackson.databind,
      org.bowsprit.audio,
      org.bowsprit.explorer,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.session;
}
