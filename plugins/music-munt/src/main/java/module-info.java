/** Music on munt, an emulation of the Roland MT-32. */
module org.bowsprit.music.munt {
  requires com.sun.jna;
  requires org.bowsprit.audio;
  requires pf4j;
}
