/**
 * Plays the sound of games. Contains sound resources, iMUSE, the OPL2 and its driver, mixing, and
 * recorded sound.
 */
module org.bowsprit.audio {
  requires static transitive org.apiguardian.api;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.media;
  requires transitive org.bowsprit.service;

  exports org.bowsprit.audio;
  exports org.bowsprit.audio.adlib;
  exports org.bowsprit.audio.file;
  exports org.bowsprit.audio.gm;
  exports org.bowsprit.audio.imuse;
  exports org.bowsprit.audio.log;
  exports org.bowsprit.audio.midi;
  exports org.bowsprit.audio.mix;
  exports org.bowsprit.audio.opl;
  exports org.bowsprit.audio.recording;
  exports org.bowsprit.audio.resource;
  exports org.bowsprit.audio.speaker;
  exports org.bowsprit.audio.speech;
  exports org.bowsprit.audio.state;
  exports org.bowsprit.audio.synth;
  exports org.bowsprit.audio.system;
}
