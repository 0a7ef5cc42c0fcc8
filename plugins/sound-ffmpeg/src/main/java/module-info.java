/** A reader of sound files by the program ffmpeg, which the plugin brings. */
module org.bowsprit.sound.ffmpeg {
  requires org.bowsprit.audio;
  requires pf4j;
}
