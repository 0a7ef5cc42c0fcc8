/** A reader of sound files that uses the program ffmpeg, which the plugin contains. */
module org.bowsprit.sound.ffmpeg {
  requires org.bowsprit.audio;
  requires pf4j;
}
