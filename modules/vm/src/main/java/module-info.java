/** The SCUMM v5 virtual machine: instructions defined once, run, disassembled and debugged. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.vm {
  requires transitive org.bowsprit.format;
  requires org.slf4j;

  exports org.bowsprit.vm to
      com.fasterxml.jackson.databind,
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.vm.code to
      com.fasterxml.jackson.databind,
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.playtest,
      org.bowsprit.routelab;
  exports org.bowsprit.vm.cure to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine;
  exports org.bowsprit.vm.cure.known to
      org.bowsprit.engine;
  exports org.bowsprit.vm.debug to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight;
  exports org.bowsprit.vm.machine to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.playtest,
      org.bowsprit.session;
  exports org.bowsprit.vm.port to
      com.fasterxml.jackson.databind,
      org.bowsprit.engine;
  exports org.bowsprit.vm.symbol to
      org.bowsprit.bow,
      org.bowsprit.engine,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.kit,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.routelab,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.vm.text to
      com.fasterxml.jackson.databind,
      org.bowsprit.bow,
      org.bowsprit.explorer,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.player,
      org.bowsprit.session;
}
