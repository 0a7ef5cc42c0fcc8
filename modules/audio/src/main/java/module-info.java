/** Sound: resources, iMUSE, the OPL2 and its driver, and the service that plays samples. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.audio {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.media;
  requires transitive org.bowsprit.options;

  exports org.bowsprit.audio;
  exports org.bowsprit.audio.adlib to
      org.bowsprit.launcher,
      org.bowsprit.session;
  exports org.bowsprit.audio.file;
  exports org.bowsprit.audio.gm;
  exports org.bowsprit.audio.imuse to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight;
  exports org.bowsprit.audio.log to
      org.bowsprit.session;
  exports org.bowsprit.audio.midi to
      org.bowsprit.explorer;
  exports org.bowsprit.audio.mix to
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.session;
  exports org.bowsprit.audio.recording to
      org.bowsprit.explorer,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.plugin.host,
      org.bowsprit.session;
  exports org.bowsprit.audio.resource to
      org.bowsprit.explorer,
      org.bowsprit.plugin.host,
      org.bowsprit.session;
  exports org.bowsprit.audio.speaker to
      org.bowsprit.launcher;
  exports org.bowsprit.audio.speech to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.player,
      org.bowsprit.session;
  exports org.bowsprit.audio.state to
      org.bowsprit.engine;
  exports org.bowsprit.audio.synth;
  exports org.bowsprit.audio.system to
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.session,
      org.bowsprit.workshop;
}
